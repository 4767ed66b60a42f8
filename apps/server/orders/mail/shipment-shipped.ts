import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import type { Shop } from '../../kernel/shop.ts';
import { partsOf } from '../parts-of.ts';
import { sendShipmentMail } from './shipment-mail.ts';
import { parcelBlocks, shipmentOf } from './shipment-parts.ts';

/**
 * Writes and sends the mail that a shipment is on its way, with its carrier and tracking number; of one that left in
 * several parcels, that its last one is, with what is in that.
 */
export async function sendShippedMail(shop: Shop, key: ShipmentKey, again?: string): Promise<void> {
  await sendShipmentMail(shop, { kind: 'shipment-shipped', again }, key, (shipment, parts) => {
    const { t } = parts;
    const { where, when } = shipmentOf(shipment, parts);
    const last = shipment.first_parcel_at === null ? undefined : partsOf(parts.order, shipment).sent.at(-1);
    const said = last ? 'shippedLast' : 'shipped';
    return {
      subject: t(`notice.${said}.subject`, { number: key.orderNumber }),
      preview: t('notice.shipped.preview'),
      intro: t(`notice.${said}.intro`),
      parts: last?.parts,
      row: [{ title: t('order.shipTo'), lines: [...where, ...when] }, ...parcelBlocks(shipment, parts)],
    };
  });
}

/** A parcel that left before the rest of its shipment. */
export type EarlyParcelKey = ShipmentKey & Readonly<{ parcelId: number }>;

/** Writes and sends which units of a shipment are on their way, while the rest waits. */
export async function sendPartlyShippedMail(
  shop: Shop,
  { parcelId, ...key }: EarlyParcelKey,
  again?: string,
): Promise<void> {
  const about = `${key.shippingId}/${parcelId}`;
  await sendShipmentMail(shop, { kind: 'shipment-partly-shipped', again, about }, key, (shipment, parts) => {
    const { t } = parts;
    const { where } = shipmentOf(shipment, parts);
    const sent = partsOf(parts.order, shipment).sent.find(({ parcel }) => parcel.parcel_id === parcelId);
    if (!sent) throw new Error(`order ${key.orderNumber} has no parcel ${parcelId}`);
    return {
      subject: t('notice.partlyShipped.subject', { number: key.orderNumber }),
      preview: t('notice.shipped.preview'),
      intro: t('notice.partlyShipped.intro'),
      parts: sent.parts,
      row: [{ title: t('order.shipTo'), lines: where }, ...parcelBlocks(sent.parcel, parts)],
    };
  });
}

/** The subject of such a mail, as it was kept. */
export function earlyParcelKey({
  orderNumber,
  about,
}: Readonly<{ orderNumber: string; about: string }>): EarlyParcelKey {
  const [shippingId = '', parcelId = ''] = about.split('/');
  return { orderNumber, shippingId, parcelId: Number(parcelId) };
}
