import type { Shop } from '../../kernel/shop.ts';
import { collectPart } from './collect-part.ts';
import { sendOrderMail } from './order-mail.ts';
import { openFrom } from './ready-for-pickup.ts';
import { dayText, shipmentOf, windowSpan } from './shipment-parts.ts';

export type ReminderKey = Readonly<{
  orderNumber: string;
  /** The last day for collecting it, YYYY-MM-DD. */
  day: string;
}>;

/** Writes and sends until when an order waits in its store, and what happens then. */
export async function sendPickupReminder(shop: Shop, { orderNumber, day }: ReminderKey, again?: string): Promise<void> {
  await sendOrderMail(shop, { kind: 'pickup-reminder', orderNumber, about: day, again }, (parts) => {
    const { order, t, market } = parts;
    const [shipment] = order.shipments;
    if (!shipment) throw new Error(`order ${orderNumber} has no shipment`);
    const { where } = shipmentOf(shipment, parts);
    const window = openFrom(shop, shipment.store_id);
    const { row, scan } = collectPart(shop, parts, { orderNumber, shippingId: shipment.shipping_id });
    const told = { number: orderNumber, day: dayText(day, market.tag) };
    return {
      subject: t('notice.reminder.subject', told),
      preview: t('notice.reminder.preview', told),
      intro: t('notice.reminder.intro', told),
      groups: [{ title: undefined, lines: order.lines }],
      withSums: false,
      scan,
      rows: [
        row,
        [
          { title: t('notice.ready.where'), lines: where },
          ...(window ? [{ title: t('notice.ready.when'), lines: [windowSpan(window, market.tag)] }] : []),
        ],
      ],
      notes: [],
      // The contact for this pickup, if one was given.
      recipient: shipment.address?.email,
      files: [],
    };
  });
}
