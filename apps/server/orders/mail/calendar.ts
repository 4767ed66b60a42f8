import type { PickupWindow } from '@eyelet/contracts/cart/shipping-method.ts';
import type { MailFile } from '@eyelet/db/outbox/mail.ts';
import { calendarFile, calendarType } from '@eyelet/domain/calendar/calendar-file.ts';
import { storePath } from '@eyelet/domain/pages/paths.ts';
import type { StoredShipment } from '../../stored-orders/stored-order.ts';
import type { OrderParts } from './order-parts.ts';
import { whereOf } from './shipment-parts.ts';

/**
 * A calendar entry for when a shipment can be collected; sent again, it replaces the earlier one. Calendars are shared
 * with others, so it links to the store and not to the order.
 */
export function calendarOf(
  shipment: StoredShipment,
  { from, to }: Pick<PickupWindow, 'from' | 'to'>,
  parts: OrderParts,
  now: Date,
): MailFile {
  const { order, market, t, origin } = parts;
  const { orderNumber: number } = order;
  const [store = '', ...address] = whereOf(shipment, parts);
  const entry = {
    uid: `${number}-${shipment.shipping_id}@${new URL(origin).hostname}`,
    from: new Date(from),
    to: new Date(to),
    title: t('notice.calendar.title', { number, store }),
    place: [store, ...address].join(', '),
    note: t('notice.calendar.note', { number }),
    url: origin + storePath(market.locale, { id: shipment.store_id ?? '', name: store }),
  };
  return { name: `${shipment.shipping_id}.ics`, type: calendarType, content: calendarFile(entry, now) };
}
