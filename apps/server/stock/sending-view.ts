import type { SendingStore } from '@eyelet/contracts/stock/sending-store.ts';
import type { PlaceSendingRow } from '@eyelet/db/stock/place-sending.ts';
import { shippedFrom } from '@eyelet/domain/markets/markets.ts';
import type { Place } from '../catalogue/reader.ts';

/** A store as the desk shows it; one about which nothing is decided sends nothing. */
export function sendingView({ id, name, country }: Place, row: PlaceSendingRow | undefined): SendingStore {
  const {
    enabled = false,
    dailyLimit = null,
    safetyStock = 0,
    parcelsToday = 0,
    isFull = false,
    version = 0,
  } = row ?? {};
  const sendsTo = [...shippedFrom(country)];
  return { placeId: id, name, country, sendsTo, enabled, dailyLimit, safetyStock, parcelsToday, isFull, version };
}
