import type { Arrival } from '@eyelet/db/returns/restock.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { sellerOf } from '../papers/seller-of.ts';
import { warehousesOf } from '../pricing/places.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** Where the goods of a return have arrived: at the store that took them, else at the place that the seller names for parcels. */
export function arrivalOf(
  shop: Shop,
  { order: { locale } }: StoredOrder,
  { taken_at: takenAt }: Pick<StoredReturn, 'taken_at'>,
): Arrival {
  const market = marketByHeader(locale) ?? defaultMarket;
  return {
    placeId: takenAt ?? sellerOf(shop, locale)?.returnPlace ?? null,
    byParcel: takenAt === null,
    warehouses: warehousesOf({ shop, market }).map(({ id }) => id),
  };
}
