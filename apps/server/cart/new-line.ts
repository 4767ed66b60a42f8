import { hasInventory } from '@eyelet/db/stock/has-inventory.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import type { Goods } from '../pricing/goods.ts';
import { placesOf } from '../pricing/places.ts';
import { asksForGift, buyable, type LineAsked, type LineRefusal, withGoods } from './add.ts';
import { type WishesAsked, type WishRefusal, wishesOf } from './line-wishes.ts';

export type NewLine = Readonly<{
  goods: Goods;
  /** Adds the line to a cart. */
  into: (document: CartDocument) => CartDocument | Refusal<NewLineRefusal>;
}>;

export type NewLineRefusal = LineRefusal | WishRefusal;
type Refused = Refusal<NewLineRefusal | 'GWP403'>;

/** The line that a request asks to add, or why it cannot be added. */
export function newLine(context: Context, asked: LineAsked & WishesAsked): NewLine | Refused {
  if (asksForGift(context, asked)) return refuse('GWP403');
  const goods = buyable(context, asked);
  if (goods instanceof Refusal) return goods;
  const wishes = wishesOf(context, asked, goods);
  if (wishes instanceof Refusal) return wishes;
  const lineId = context.newId();
  return {
    goods,
    into(document) {
      const added = withGoods(context, document, goods, asked, lineId, wishes);
      // Goods that a store lacks cannot be collected there, whatever the warehouses have.
      const lacks = added instanceof Refusal && added.id === 'INV700' && wishes.choice?.fulfilment === 'pickup';
      return lacks ? refuse('ORD517') : added;
    },
  };
}

/** INV701 instead of INV700 where the size is not sold out but has no inventory record at all (C8.43). */
export async function withoutInventory(
  context: Context,
  refusal: Refusal,
  upc: string,
): Promise<Refusal<'INV701'> | undefined> {
  if (refusal.id !== 'INV700') return undefined;
  const places = placesOf(context, { lines: [], favStoreId: null });
  return (await hasInventory(context.shop.database.pool, upc, places)) ? undefined : refuse('INV701');
}
