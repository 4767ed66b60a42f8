import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { pickupWindows } from '@eyelet/domain/delivery/windows.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { zonedTime } from '@eyelet/domain/stores/zoned-time.ts';
import type { Shop } from '../../kernel/shop.ts';
import { keptLines } from '../../stored-orders/cancelled-units.ts';
import { openDaysOf } from '../../stores/windows.ts';
import { calendarOf } from './calendar.ts';
import { collectPart } from './collect-part.ts';
import { sendOrderMail } from './order-mail.ts';
import { shipmentOf, windowSpan } from './shipment-parts.ts';

/** Writes and sends that a shipment can be collected, where, and from when the store is open, with a calendar entry. */
export async function sendReadyMail(
  shop: Shop,
  { orderNumber, shippingId }: ShipmentKey,
  again?: string,
): Promise<void> {
  await sendOrderMail(shop, { kind: 'ready-for-pickup', orderNumber, about: shippingId, again }, (parts) => {
    const { order, t, market } = parts;
    const shipment = order.shipments.find((one) => one.shipping_id === shippingId);
    if (!shipment) throw new Error(`order ${orderNumber} has no shipment ${shippingId}`);
    const { where } = shipmentOf(shipment, parts);
    const window = openFrom(shop, shipment.store_id);
    const { row, scan } = collectPart(shop, parts, { orderNumber, shippingId });
    return {
      subject: t('notice.ready.subject', { number: orderNumber, store: shipment.store_name ?? where[0] ?? '' }),
      preview: t('notice.ready.preview'),
      intro: t('notice.ready.intro'),
      groups: [{ title: undefined, lines: keptLines(order).filter((line) => line.shipping_id === shippingId) }],
      withSums: false,
      scan,
      rows: [
        row,
        [
          { title: t('notice.ready.where'), lines: where },
          ...(window ? [{ title: t('notice.ready.when'), lines: [windowSpan(window, market.tag)] }] : []),
        ],
      ],
      notes: [
        t('notice.ready.kept', { days: shop.settings.current()['pickups.days'] }),
        ...(window ? [t('notice.calendar')] : []),
      ],
      // The contact for this pickup, if one was given.
      recipient: shipment.address?.email,
      files: window ? [calendarOf(shipment, window, parts, shop.clock())] : [],
    };
  });
}

/** The next opening of the store, by its own clock; none where its hours are not known. */
export function openFrom({ catalogue, clock }: Shop, storeId: string | null) {
  const store = catalogue.place(storeId ?? '');
  if (!store) return undefined;
  const details = readPlaceDetails(store.details);
  const openDays = openDaysOf({ details, country: store.country }, clock());
  const [soonest] = pickupWindows({ timeZone: details.timeZone, openDays }, 0, clock());
  return soonest && { from: zonedTime(soonest.from, details.timeZone), to: zonedTime(soonest.to, details.timeZone) };
}
