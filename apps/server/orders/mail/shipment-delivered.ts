import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import type { Shop } from '../../kernel/shop.ts';
import { sendShipmentMail } from './shipment-mail.ts';
import { isCollected, shipmentOf } from './shipment-parts.ts';

/** Writes and sends that a shipment has arrived, or was collected, and with which order it is sent back. */
export async function sendDeliveredMail(shop: Shop, key: ShipmentKey, again?: string): Promise<void> {
  await sendShipmentMail(shop, { kind: 'shipment-delivered', again }, key, (shipment, parts) => {
    const { t, order } = parts;
    const { rootOrder } = order;
    const number = key.orderNumber;
    const said = isCollected(shipment) ? 'collected' : 'delivered';
    return {
      subject: t(`notice.${said}.subject`, { number }),
      preview: t(`notice.${said}.preview`),
      ...(rootOrder === null
        ? { intro: t(`notice.${said}.intro`) }
        : { intro: t('notice.replacement.delivered.intro', { number: rootOrder }), opens: rootOrder }),
      row: [{ title: t('notice.ready.where'), lines: shipmentOf(shipment, parts).where }],
    };
  });
}
