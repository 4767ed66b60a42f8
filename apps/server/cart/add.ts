import { addLine, type LineChange, lineProblem } from '@eyelet/domain/cart/change-lines.ts';
import type { CartDocument, CartLine } from '@eyelet/domain/cart/document.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { isSound } from '@eyelet/domain/pricing/sell.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { type Goods, goodsOf, skuAsked } from '../pricing/goods.ts';
import { unitsInMemory } from '../pricing/places.ts';
import { poolsOfSize } from '../pricing/size-pools.ts';
import type { LineWishes } from './line-wishes.ts';

export type LineAsked = Readonly<{
  upc?: string;
  productId?: string;
  product?: string;
  qty?: number;
  maxQty?: number;
  recipeId?: string;
}>;

export type LineRefusal = 'ORD404' | 'INV700' | 'INV408' | 'INV702' | 'PRC400';

/** The goods of a request, or why they cannot go into a cart. Gifts cannot be requested. */
export function buyable(context: Context, asked: LineAsked): Goods | Refusal<'ORD404' | 'INV702' | 'PRC400'> {
  const sku = skuAsked(context, asked);
  const goods = sku && goodsOf(context, sku.upc);
  if (!goods || goods.product.isGift) return refuse('ORD404');
  if (!goods.price) return refuse('INV702');
  return isSound(goods.price) ? goods : refuse('PRC400');
}

/** Whether a request asks for a gift, which cannot be bought (GWP403, C8.134). */
export function asksForGift(context: Context, asked: LineAsked): boolean {
  const sku = skuAsked(context, asked);
  return (sku && goodsOf(context, sku.upc)?.product.isGift) ?? false;
}

/**
 * The cart with the goods added, or a refusal with the highest quantity allowed (C8.42, C8.49), which is 0 when the
 * cart has the most lines allowed.
 */
export function withGoods(
  context: Pick<Context, 'shop' | 'market'>,
  document: CartDocument,
  goods: Goods,
  asked: LineAsked,
  lineId: string,
  wishes: LineWishes = {},
  units: FreeUnits = unitsInMemory(context),
): CartDocument | Refusal<LineRefusal> {
  const request = {
    upc: goods.sku.upc,
    productId: goods.sku.productId,
    quantity: asked.qty,
    maxQuantity: Math.min(asked.maxQty ?? goods.product.maxQty, goods.product.maxQty),
    recipeId: asked.recipeId,
    ...wishes,
  };
  const problem = lineProblem(document, request, goods.product);
  if (problem === 'recipe-not-applicable') return refuse('ORD404');
  if (problem === 'too-many-lines') return refuse('INV408', { maxAllowedQty: 0 });
  return withinStock(context, addLine(document, request, lineId), goods, units);
}

/**
 * A changed cart whose changed line can be delivered. Lines of one size share its maximum, and the stock of the places that they come from:
 * what goes home leaves to what is sent to a store the pieces that only a warehouse can give, while stores send enough.
 */
export function withinStock(
  context: Pick<Context, 'shop' | 'market'>,
  change: LineChange,
  goods: Goods,
  units: FreeUnits,
): CartDocument | Refusal<LineRefusal> {
  if (change.kind === 'unknown-line') return refuse('ORD404');
  if (change.kind === 'over-maximum') {
    if (goods.available <= 0) return refuse('INV700');
    return refuse('INV408', { maxAllowedQty: Math.min(change.allowed, goods.available) });
  }
  const { line, cart } = change;
  const others = cart.lines.filter(({ id, upc, bonus }) => upc === line.upc && id !== line.id && bonus === null);
  const { free, beside } = leftFor(context, line, others, goods, units);
  if (free <= 0) return refuse('INV700');
  const left = Math.max(0, Math.min(beside, goods.product.maxQty - taken(others)));
  return line.quantity > left ? refuse('INV408', { maxAllowedQty: left }) : cart;
}

/** Units for a line, and what others of its size leave of them. */
function leftFor(
  context: Pick<Context, 'shop' | 'market'>,
  line: CartLine,
  others: readonly CartLine[],
  goods: Goods,
  units: FreeUnits,
): Readonly<{ free: number; beside: number }> {
  if (goods.product.isDigital) return { free: goods.available, beside: goods.available - taken(others) };
  const pools = poolsOfSize(context, goods, [line, ...others], units);
  const free = pools.left(line, line);
  for (const one of others) pools.take(one, one, one.quantity);
  return { free, beside: pools.left(line, line) };
}

function taken(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
