import { addLine, type LineChange } from '@eyelet/domain/cart/change-lines.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { type Goods, goodsOf, isSound, skuAsked } from './goods.ts';

export type LineAsked = Readonly<{
  upc?: string;
  productId?: string;
  product?: string;
  qty?: number;
  maxQty?: number;
  recipeId?: string;
}>;

export type LineRefusal = 'ORD404' | 'INV700' | 'INV408' | 'INV702' | 'PRC400';

/** The goods of a request, or why they cannot go into a cart. */
export function buyable(context: Context, asked: LineAsked): Goods | Refusal<'ORD404' | 'INV702' | 'PRC400'> {
  const sku = skuAsked(context, asked);
  const goods = sku && goodsOf(context, sku.upc);
  if (!goods) return refuse('ORD404');
  if (!goods.price) return refuse('INV702');
  return isSound(goods.price) ? goods : refuse('PRC400');
}

/** The cart with the goods in it, or a refusal that tells how many are allowed (C8.42, C8.49). */
export function withGoods(
  document: CartDocument,
  goods: Goods,
  asked: LineAsked,
  lineId: string,
): CartDocument | Refusal<LineRefusal> {
  const request = {
    upc: goods.sku.upc,
    productId: goods.sku.productId,
    quantity: asked.qty,
    maxQuantity: Math.min(asked.maxQty ?? goods.product.maxQty, goods.product.maxQty),
    recipeId: asked.recipeId,
  };
  return withinStock(addLine(document, request, lineId), goods);
}

/** A changed cart whose changed line can be delivered. Lines of one size share its stock and its maximum. */
export function withinStock(change: LineChange, goods: Goods): CartDocument | Refusal<LineRefusal> {
  if (change.kind === 'unknown-line') return refuse('ORD404');
  if (goods.available <= 0) return refuse('INV700');
  if (change.kind === 'over-maximum') {
    return refuse('INV408', { maxAllowedQty: Math.min(change.allowed, goods.available) });
  }
  const others = change.cart.lines.filter(({ id, upc }) => upc === change.line.upc && id !== change.line.id);
  const taken = others.reduce((sum, { quantity }) => sum + quantity, 0);
  const left = Math.max(0, Math.min(goods.available, goods.product.maxQty) - taken);
  return change.line.quantity > left ? refuse('INV408', { maxAllowedQty: left }) : change.cart;
}
