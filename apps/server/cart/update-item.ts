import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeLine } from '@eyelet/domain/cart/change-lines.ts';
import type { CartDocument, CartLine, DeliveryChoice } from '@eyelet/domain/cart/document.ts';
import { type SwitchProblem, switchLine } from '@eyelet/domain/delivery/switch-line.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { type Goods, skuAsked } from '../pricing/goods.ts';
import { unitsInMemory } from '../pricing/places.ts';
import { factsOf, soldOf } from '../pricing/price.ts';
import { asksForGift, buyable, type LineRefusal, withinStock } from './add.ts';
import { changeCartOn } from './change.ts';
import { freshUnits, goodsOn } from './fresh-units.ts';
import { choiceAsked, elsewhereRefused, giftAsked, type WishRefusal } from './line-wishes.ts';
import { withoutInventory } from './new-line.ts';
import { cartView } from './view.ts';

type Body = InputOf<typeof updateItem>['body'];

type UpdateRefusal = LineRefusal | WishRefusal | 'ORD516' | 'GWP403';

const refusedSwitch = {
  'no-home': 'ORD516',
  'no-pickup': 'ORD517',
  'no-ship-to-store': 'ORD518',
} as const satisfies Record<SwitchProblem, string>;

/**
 * Changes quantity, size, greeting or fulfilment of a line (C7.33, C8.39 to C8.41). Lowering a quantity is allowed even
 * when the new one is still too high. A new fulfilment is checked and answered by the stock of the database.
 */
export const updateItemHandler = handle(updateItem, async (context, { params, body }) => {
  let upc = body.upc ?? '';
  const cart = await changeCartOn<FreeUnits | undefined, UpdateRefusal>(
    context,
    params.basketId,
    (document) => unitsFor(context, document, body),
    (document, units) => {
      const line = document.lines.find((one) => one.id === body.itemId);
      if (!line) return refuse('ORD404');
      upc = body.upc ?? line.upc;
      return updated(context, document, line, body, units);
    },
  );
  if (cart instanceof Refusal) return (await withoutInventory(context, cart, upc)) ?? cart;
  return cartView(context, cart);
});

/**
 * The current stock in the database for a call that changes the fulfilment of a line; undefined for all others, which
 * use the stock in memory.
 */
function unitsFor(context: Context, document: CartDocument, body: Body): Promise<FreeUnits> | undefined {
  const line = document.lines.find(({ id }) => id === body.itemId);
  const choice = choiceAsked(context, body);
  if (!line || !choice || choice instanceof Refusal) return undefined;
  if (choice.fulfilment === line.fulfilment && choice.storeId === line.storeId) return undefined;
  const sku = skuAsked(context, body);
  return freshUnits(context, document, { upcs: [sku?.upc], storeIds: [choice.storeId] });
}

function updated(
  context: Context,
  document: CartDocument,
  line: CartLine,
  body: Body,
  fresh: FreeUnits | undefined,
): CartDocument | Refusal<UpdateRefusal> {
  // Callers send the product with every change; only another product, or a upc, asks for another SKU.
  const product = body.productId ?? body.product ?? line.productId;
  const asked = body.upc === undefined && product === line.productId ? { upc: line.upc } : body;
  if (line.bonus !== null || asksForGift(context, asked)) {
    const isGreeting = body.giftOption && body.qty === undefined && asked !== body && !body.fulfilment;
    return refuse(isGreeting ? 'GFO405' : 'GWP403');
  }
  const goods = buyable(context, asked);
  if (goods instanceof Refusal) return goods;
  if (body.recipeId && !goods.product.isCustoms) return refuse('ORD404');
  // A gift card has its own value: no goods can become one, nor the other way round.
  if (goods.product.isGiftCard !== (line.giftCard !== undefined)) return refuse('ORD404');
  const choice = choiceAsked(context, body);
  if (choice instanceof Refusal) return choice;
  if (goods.product.isGiftCard && !goods.product.isDigital) {
    const elsewhere = elsewhereRefused(choice, goods);
    if (elsewhere) return elsewhere;
  }
  const giftOption = giftAsked(context, body, goods, (choice ?? line).fulfilment);
  if (giftOption instanceof Refusal) return giftOption;
  const change = changeLine(document, line.id, {
    upc: goods.sku.upc,
    productId: goods.sku.productId,
    quantity: body.qty,
    maxQuantity: body.maxQty === undefined ? undefined : Math.min(body.maxQty, goods.product.maxQty),
    recipeId: body.recipeId,
    giftOption,
  });
  const units = fresh ?? unitsInMemory(context);
  if (change.kind !== 'changed') return withinStock(context, change, goods, units);
  if (choice) return switched(context, change.cart, change.line, choice, goods, units);
  const isSame = goods.sku.upc === line.upc;
  const isTouched = body.qty === undefined && isSame;
  if (isTouched || (isSame && change.line.quantity < line.quantity)) return change.cart;
  return withinStock(context, change, goods, units);
}

function switched(
  context: Context,
  document: CartDocument,
  line: CartLine,
  choice: DeliveryChoice,
  goods: Goods,
  units: FreeUnits,
): CartDocument | Refusal<UpdateRefusal> {
  const sold = soldOf(context, document);
  const asked = choice.storeId === null ? [] : [choice.storeId];
  const facts = factsOf(context, document, sold, units, { storeIds: asked });
  const goodsNow = goodsOn(context, units, goods);
  const change = switchLine(document, line.id, choice, facts);
  if (change.kind === 'refused') return refuse(refusedSwitch[change.problems[0]?.problem ?? 'no-home']);
  if (change.kind !== 'changed') return withinStock(context, change, goodsNow, units);
  const moved = change.cart.lines.find(({ id }) => id === line.id);
  if (!moved) return refuse('ORD404');
  return withinStock(context, { kind: 'changed', cart: change.cart, line: moved }, goodsNow, units);
}
