import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendShipmentMail } from './shipment-mail.ts';
import { parcelBlocks, shipmentOf } from './shipment-parts.ts';

/** Writes and sends the mail that a shipment is on its way, with its carrier and tracking number. */
export async function sendShippedMail(shop: Shop, key: ShipmentKey, again?: string): Promise<void> {
  await sendShipmentMail(shop, { kind: 'shipment-shipped', again }, key, (shipment, parts) => {
    const { t } = parts;
    const { where, when } = shipmentOf(shipment, parts);
    const number = key.orderNumber;
    return {
      subject: t('notice.shipped.subject', { number }),
      preview: t('notice.shipped.preview'),
      intro: t('notice.shipped.intro'),
      row: [{ title: t('order.shipTo'), lines: [...where, ...when] }, ...parcelBlocks(shipment, parts)],
    };
  });
}
