import { writeFacts } from '@eyelet/db/events/event.ts';
import { type LackingShipment, lackingShipments, missDay } from '@eyelet/db/orders/lacking.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { missesDay } from '@eyelet/domain/parcels/missed-day.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/**
 * Tells shoppers, once for each day that was named, that pieces of a shipment are looked for which no place has, as soon as they
 * cannot be there on that day. Returns how many.
 */
export async function tellMissing({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const due = (await lackingShipments(database.db)).filter((one) => isMissed(one, now));
  let told = 0;
  for (const key of due) {
    told += await transact(database.db, async (tx) => {
      await lockOrderState(tx, key.orderNumber);
      // Read again, as somebody may have found the pieces meanwhile, or told of them.
      const [shipment] = await lackingShipments(tx, key);
      if (!shipment || !isMissed(shipment, now)) return 0;
      const { orderNumber, shippingId, namedDay: day } = shipment;
      await missDay(tx, key, day);
      const payload = { orderNumber, shippingId, day };
      await writeFacts(tx, [{ name: 'shipment.pieces-missing', subject: orderNumber, payload }], now);
      return 1;
    });
  }
  if (told > 0) wakeAnnouncer(database);
  return told;
}

function isMissed({ locale, country, ...shipment }: LackingShipment, now: Date): boolean {
  const market = marketByHeader(locale) ?? defaultMarket;
  return missesDay(now, { ...shipment, country: country ?? market.country }, market);
}
