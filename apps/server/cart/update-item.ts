import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeLine } from '@eyelet/domain/cart/change-lines.ts';
import type { CartDocument, CartLine, DeliveryChoice } from '@eyelet/domain/cart/document.ts';
import { type SwitchObjection, switchLine } from '@eyelet/domain/cart/switch-line.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { asksForGift, buyable, type LineRefusal, withinStock } from './add.ts';
import { changeCart } from './change.ts';
import { factsOf, piecesInMemory } from './facts.ts';
import type { Goods } from './goods.ts';
import { choiceAsked, giftAsked, type WishRefusal } from './line-wishes.ts';
import { withoutInventory } from './new-line.ts';
import { soldOf } from './price.ts';
import { cartView } from './view.ts';

type Body = InputOf<typeof updateItem>['body'];
type UpdateRefusal = LineRefusal | WishRefusal | 'ORD516' | 'GWP403';

const refusedSwitch = {
  'no-home': 'ORD516',
  'no-pickup': 'ORD517',
  'no-ship-to-store': 'ORD518',
} as const satisfies Record<SwitchObjection, string>;

/**
 * Changes quantity, size, greeting or way of a line (C7.33, C8.39 to C8.41). Lowering a quantity is allowed even when the
 * new one is still too high.
 */
export const update = handle(updateItem, async ({ params, body }, context) => {
  let upc = body.upc ?? '';
  const cart = await changeCart<UpdateRefusal>(context, params.basketId, (document) => {
    const line = document.lines.find((one) => one.id === body.itemId);
    if (!line) return refuse('ORD404');
    upc = body.upc ?? line.upc;
    return updated(document, line, body, context);
  });
  if (cart instanceof Refusal) return (await withoutInventory(cart, upc, context)) ?? cart;
  return cartView(cart, context);
});

function updated(
  document: CartDocument,
  line: CartLine,
  body: Body,
  context: Context,
): CartDocument | Refusal<UpdateRefusal> {
  // Callers send the product along with every change; only another one, or a upc, asks for another size.
  const product = body.productId ?? body.product ?? line.productId;
  const asked = body.upc === undefined && product === line.productId ? { upc: line.upc } : body;
  if (asksForGift(context, asked)) return refuse('GWP403');
  const goods = buyable(context, asked);
  if (goods instanceof Refusal) return goods;
  if (body.recipeId && !goods.product.isCustoms) return refuse('ORD404');
  const choice = choiceAsked(body, context);
  if (choice instanceof Refusal) return choice;
  const giftOption = giftAsked(body, goods, (choice ?? line).fulfilment, context);
  if (giftOption instanceof Refusal) return giftOption;
  const change = changeLine(document, line.id, {
    upc: goods.sku.upc,
    productId: goods.sku.productId,
    quantity: body.qty,
    maxQuantity: body.maxQty === undefined ? undefined : Math.min(body.maxQty, goods.product.maxQty),
    recipeId: body.recipeId,
    giftOption,
  });
  const pieces = piecesInMemory(context);
  if (change.kind !== 'changed') return withinStock(change, goods, pieces);
  if (choice) return switched(change.cart, change.line, choice, goods, context);
  const isSame = goods.sku.upc === line.upc;
  const isTouched = body.qty === undefined && isSame;
  if (isTouched || (isSame && change.line.quantity < line.quantity)) return change.cart;
  return withinStock(change, goods, pieces);
}

function switched(
  document: CartDocument,
  line: CartLine,
  choice: DeliveryChoice,
  goods: Goods,
  context: Context,
): CartDocument | Refusal<UpdateRefusal> {
  const { rows } = soldOf(document.lines, context);
  const asked = choice.storeId === null ? [] : [choice.storeId];
  const facts = factsOf(document, rows, context, undefined, asked);
  const change = switchLine(document, line.id, choice, facts);
  if (change.kind === 'refused') return refuse(refusedSwitch[change.objections[0]?.objection ?? 'no-home']);
  if (change.kind !== 'changed') return withinStock(change, goods, piecesInMemory(context));
  const moved = change.cart.lines.find(({ id }) => id === line.id);
  if (!moved) return refuse('ORD404');
  return withinStock({ kind: 'changed', cart: change.cart, line: moved }, goods, piecesInMemory(context));
}
