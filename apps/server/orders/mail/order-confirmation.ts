import type { Shop } from '../../kernel/shop.ts';
import { calendarOf } from './calendar.ts';
import { sendOrderMail } from './order-mail.ts';
import type { Block, OrderParts } from './order-parts.ts';
import { paymentName } from './payment-name.ts';
import { isCollected, type ShipmentParts, shipmentOf } from './shipment-parts.ts';

/**
 * Writes and sends the confirmation of an order, with calendar entries for its pickups (C1.40). That of an exchange or of goods that are
 * sent again says what it replaces.
 */
export async function sendConfirmationMail(shop: Shop, orderNumber: string, again?: string): Promise<void> {
  await sendOrderMail(shop, { kind: 'order-confirmation', orderNumber, about: '', again }, (parts) => {
    const { order, t, shopName } = parts;
    const { exchange, replaces } = order;
    const shipments = order.shipments.map((shipment) => shipmentOf(shipment, parts));
    const files = order.shipments.flatMap((shipment) =>
      isCollected(shipment) && shipment.pickup_window
        ? [calendarOf(shipment, shipment.pickup_window, parts, shop.clock())]
        : [],
    );
    const first = exchange?.ofOrder ?? replaces;
    const madeOf = exchange ? 'exchange' : 'replacement';
    const named = { shop: shopName, number: orderNumber };
    const words =
      first === null
        ? { subject: t('mail.order.subject', named), preview: t('mail.order.preview'), intro: t('mail.order.intro') }
        : {
            subject: t(`notice.${madeOf}.confirmed.subject`, named),
            preview: t(`notice.${madeOf}.confirmed.preview`),
            intro: t(`notice.${madeOf}.confirmed.intro`, { number: first }),
          };
    return {
      ...words,
      groups: shipments.map(({ shippingId, title }) => ({
        title: shipments.length > 1 ? title : undefined,
        lines: order.lines.filter((line) => line.shipping_id === shippingId),
      })),
      withSums: true,
      // Nobody pays anything for what is sent again.
      rows: [...shipments.map((shipment) => rowOf(shipment, parts)), ...(replaces === null ? [[paidWith(parts)]] : [])],
      notes: files.length > 0 ? [t('notice.calendar')] : [],
      files,
      withDownloads: true,
    };
  });
}

function rowOf({ title, where, when, collected }: ShipmentParts, { t }: OrderParts): readonly Block[] {
  if (collected) {
    // What was taken at once has no time to wait for.
    const waiting = when.length === 0 ? [] : [{ title: t('notice.ready.when'), lines: when }];
    return [{ title, lines: where }, ...waiting];
  }
  return [
    { title: t('order.shipTo'), lines: where },
    { title: t('order.deliveredBy'), lines: [title, ...when] },
  ];
}

/** The means of payment of the order. */
export function paidWith({ order, t }: OrderParts): Block {
  return { title: t('order.paidWith'), lines: order.payments.map((payment) => paymentName(payment, t)) };
}
