import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { changeLine } from '@eyelet/domain/cart/change-lines.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { buyable, type LineRefusal, withinStock } from './add.ts';
import { changeCart } from './change.ts';
import { cartView } from './view.ts';

/** Changes quantity or size of a line (C7.33). Lowering a quantity is allowed even when the new one is still too high. */
export const update = handle(updateItem, async ({ params, body }, context) => {
  const cart = await changeCart<LineRefusal>(context, params.basketId, (document) => {
    const line = document.lines.find((one) => one.id === body.itemId);
    if (!line) return refuse('ORD404');
    // Callers send the product along with every change; only another one, or a upc, asks for another size.
    const product = body.productId ?? body.product ?? line.productId;
    const staysSame = body.upc === undefined && product === line.productId;
    const goods = buyable(context, staysSame ? { upc: line.upc } : body);
    if (goods instanceof Refusal) return goods;
    const change = changeLine(document, line.id, {
      upc: goods.sku.upc,
      productId: goods.sku.productId,
      quantity: body.qty,
      maxQuantity: body.maxQty === undefined ? undefined : Math.min(body.maxQty, goods.product.maxQty),
      recipeId: body.recipeId,
    });
    const same = goods.sku.upc === line.upc;
    if (same && change.kind === 'changed' && change.line.quantity < line.quantity) return change.cart;
    return withinStock(change, goods);
  });
  return cart instanceof Refusal ? cart : cartView(cart, context);
});
