import { unplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import type { Shop } from '../../kernel/shop.ts';
import type { ParcelMailKey } from './parcel-mails.ts';
import { sendShipmentMail } from './shipment-mail.ts';
import { dayText, isCollected, whereOf } from './shipment-parts.ts';

/**
 * Writes and sends that pieces of a shipment are looked for, which are not there on the day that was named. What has become of them meanwhile has a mail
 * of its own, so that then none is sent, unless staff ask for it again.
 */
export async function sendMissingMail(
  shop: Shop,
  { day, orderNumber, shippingId }: Omit<ParcelMailKey, 'parcelId'>,
  again?: string,
): Promise<void> {
  const lacking = (await unplacedUnits(shop.database.db, orderNumber)).filter((one) => one.shippingId === shippingId);
  if (lacking.length === 0 && !again) return;
  const told = { kind: 'shipment-pieces-missing', again, about: `${shippingId}/${day}` } as const;
  await sendShipmentMail(shop, told, { orderNumber, shippingId }, (shipment, parts) => {
    const { t, market, order } = parts;
    const said = { number: orderNumber, day: dayText(day, market.tag) };
    const pieces = lacking.flatMap(({ lineNo, qty }) => {
      const line = order.lines.find(({ line_no }) => line_no === lineNo);
      return line ? [{ itemId: line.item_id, qty, line }] : [];
    });
    return {
      subject: t('notice.missing.subject', said),
      preview: t('notice.missing.preview'),
      // What was sent again cost nothing, so that there is nothing of it to refund.
      intro: t(order.replaces === null ? 'notice.missing.intro' : 'notice.missing.replacement', said),
      parts: pieces.length > 0 ? pieces : undefined,
      row: [
        { title: t(isCollected(shipment) ? 'notice.ready.where' : 'order.shipTo'), lines: whereOf(shipment, parts) },
      ],
    };
  });
}
