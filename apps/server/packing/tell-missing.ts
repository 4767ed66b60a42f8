import { writeFacts } from '@eyelet/db/events/event.ts';
import { type LackingShipment, lackingShipments, missDay } from '@eyelet/db/orders/lacking.ts';
import { lockOrderState, type ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { missesDay } from '@eyelet/domain/parcels/missed-day.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { zoneOfStore } from '../stores/zone-of-store.ts';

type Telling = Pick<Shop, 'database' | 'clock' | 'catalogue'>;

/** Shipments that are read at once. */
const most = 500;

/**
 * Tells shoppers, once for each day that was named, that pieces of a shipment are looked for which no place has, as soon as they
 * cannot be there on that day. Returns how many.
 */
export async function tellMissing(shop: Telling): Promise<number> {
  const { database, clock } = shop;
  const now = clock();
  let told = 0;
  let after: LackingShipment | undefined;
  do {
    // Which of them miss their day is for the calendars of their markets to say, so that all are looked at, some at a time.
    const some = await lackingShipments(database.db, { limit: most, after });
    for (const key of some.filter((one) => isMissed(shop, one, now))) told += await tellOne(shop, key, now);
    after = some[most - 1];
  } while (after);
  if (told > 0) wakeAnnouncer(database);
  return told;
}

function tellOne(shop: Telling, key: ShipmentKey, now: Date): Promise<number> {
  return transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, key.orderNumber);
    // Read again, as somebody may have found the pieces meanwhile, or told of them.
    const [shipment] = await lackingShipments(tx, { key });
    if (!shipment || !isMissed(shop, shipment, now)) return 0;
    const { orderNumber, shippingId, namedDay: day } = shipment;
    await missDay(tx, key, day);
    const payload = { orderNumber, shippingId, day };
    await writeFacts(tx, [{ name: 'shipment.pieces-missing', subject: orderNumber, payload }], now);
    return 1;
  });
}

function isMissed(shop: Telling, { locale, country, storeId, ...shipment }: LackingShipment, now: Date): boolean {
  const market = marketByHeader(locale) ?? defaultMarket;
  const timeZone = zoneOfStore(shop, storeId, market);
  return missesDay(now, { ...shipment, timeZone, country: country ?? market.country }, market);
}
