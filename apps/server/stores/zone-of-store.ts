import type { Market } from '@eyelet/domain/markets/market.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Shop } from '../kernel/shop.ts';

/** The time zone in which goods are collected at a store; that of the market where the store, or its own zone, is not known. */
export function zoneOfStore(
  { catalogue }: Pick<Shop, 'catalogue'>,
  storeId: string | null,
  market: Pick<Market, 'timeZone'>,
): string {
  const store = storeId === null ? undefined : catalogue.place(storeId);
  const { timeZone } = market;
  return readPlaceDetails({ timeZone, ...(store?.details ?? {}) }).timeZone;
}
