import { markByParcel } from '@eyelet/db/captures/by-parcel.ts';
import type { OrderPayments } from '@eyelet/db/orders/read.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { captureBy } from '@eyelet/domain/captures/due.ts';
import type { Shop } from '../kernel/shop.ts';
import { capturesByParcel } from './captures-by-parcel.ts';

/**
 * Decides which payments of a confirmed order are captured as its parcels leave, and returns their keys: those that a
 * provider captures in parts, where the setting of the country says so. Value is captured with the placing. That is
 * decided once, whatever the setting is later.
 */
export async function chooseByParcel(shop: Shop, order: OrderPayments): Promise<ReadonlySet<string>> {
  const before = order.payments.filter((one) => one.by_parcel).map((one) => one.idempotency_key);
  const isDecided = before.length > 0 || order.payments.some(({ state }) => state === 'captured');
  if (isDecided || !capturesByParcel(shop, order.locale)) return new Set(before);
  const chosen = order.payments.flatMap(({ state, provider, method, idempotency_key: key }) => {
    if (state !== 'authorised') return [];
    const { parts } = shop.tenders.named(provider);
    const isPossible = parts?.methods.some((one) => one === method) ?? false;
    return parts && isPossible ? [{ key, captureBy: captureBy(order.placedAt, parts.holdDays) }] : [];
  });
  if (chosen.length > 0) {
    await transact(shop.database.db, async (tx) => {
      await lockOrderState(tx, order.orderNumber);
      await markByParcel(tx, chosen);
    });
  }
  return new Set(chosen.map(({ key }) => key));
}
