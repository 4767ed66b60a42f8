import { sellableStock } from '@eyelet/db/reservations/free-stock.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { natureOf } from '@eyelet/domain/cart/nature.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import { effectOf } from '@eyelet/domain/promotions/effects/effects.ts';
import type { Context } from '../kernel/context.ts';
import type { Goods } from '../pricing/goods.ts';
import { placesOf } from '../pricing/places.ts';
import { sentUnits, supplyOf } from '../pricing/sent-units.ts';

/** SKUs and stores to look up besides those of the cart. */
export type AskedBeside = Readonly<{
  upcs?: readonly (string | undefined)[];
  storeIds?: readonly (string | null)[];
}>;

/**
 * Current stock of a cart's sizes, and of the gifts that it may have earned, in one query: for answers that promise
 * stock.
 */
export async function freshUnits(
  context: Context,
  document: CartDocument,
  { upcs: asked = [], storeIds = [] }: AskedBeside = {},
): Promise<FreeUnits> {
  const named = [...document.lines.map(({ upc }) => upc), ...giftsOf(context), ...asked];
  const upcs = [...new Set(named.filter((upc) => upc !== undefined))];
  const places = [...placesOf(context, document), ...storeIds.filter((id) => id !== null)];
  const stock = await sellableStock(context.shop.database.pool, upcs, places);
  return (upc, placeId, use) => (use === 'sent' ? stock.sendable : stock.free).get(upc)?.get(placeId) ?? 0;
}

function giftsOf({ shop }: Context): readonly string[] {
  return shop.catalogue.promotions().flatMap(({ benefit }) => effectOf(benefit).gifts?.(benefit) ?? []);
}

/** Goods with the units that can be shipped by the given stock instead of that in memory. */
export function goodsOn(context: Pick<Context, 'shop' | 'market'>, units: FreeUnits, goods: Goods): Goods {
  if (goods.product.isDigital) return goods;
  const { product, sku } = goods;
  const supply = supplyOf(context, units, sku.upc);
  const available = sentUnits({ fulfilment: 'home' }, natureOf(product), supply);
  return { ...goods, available: product.isGiftCard ? supply.warehouses : available };
}
