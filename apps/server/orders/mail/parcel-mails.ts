import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import type { Shop } from '../../kernel/shop.ts';
import { partsOf } from '../parts-of.ts';
import { sendShipmentMail } from './shipment-mail.ts';
import { dayText, parcelBlocks, whereOf } from './shipment-parts.ts';

export const parcelMailKinds = {
  'shipment-delayed': 'delayed',
  'shipment-out-for-delivery': 'out',
  'shipment-to-collect': 'toCollect',
  'shipment-not-delivered': 'notDelivered',
  'shipment-returning': 'returning',
} as const satisfies Partial<Record<OrderMailKind, string>>;

export type ParcelMailKind = keyof typeof parcelMailKinds;

/**
 * The shipment of a parcel, and the day on which it is expected now or on which something happened, as each day has one mail; of
 * several parcels also which one.
 */
export type ParcelMailKey = ShipmentKey & Readonly<{ day: string; parcelId?: number }>;

/** Writes and sends what the carrier has reported of a parcel. */
export async function sendParcelMail(
  shop: Shop,
  kind: ParcelMailKind,
  { day, parcelId, ...key }: ParcelMailKey,
  again?: string,
): Promise<void> {
  const about = [key.shippingId, day, ...(parcelId === undefined ? [] : [parcelId])].join('/');
  await sendShipmentMail(shop, { kind, again, about }, key, (shipment, parts) => {
    const { t, market } = parts;
    const said = parcelMailKinds[kind];
    const { sent, notSent } = partsOf(parts.order, shipment);
    const part = sent.find(({ parcel }) => parcel.parcel_id === parcelId);
    const numbered = part?.parcel ?? shipment;
    // What is late of it before it left is what has not left yet.
    const late = sent.length > 0 && shipment.shipped_at === null ? notSent : undefined;
    const carrier = parcelOf(numbered.carrier, numbered.tracking_number)?.carrier ?? '';
    const told = { number: key.orderNumber, day: dayText(day, market.tag), carrier };
    return {
      subject: t(`notice.parcel.${said}.subject`, told),
      preview: t(`notice.parcel.${said}.preview`, told),
      intro: t(`notice.parcel.${said}.intro`, told),
      parts: part?.parts ?? late,
      row: [{ title: t('order.shipTo'), lines: whereOf(shipment, parts) }, ...parcelBlocks(numbered, parts)],
    };
  });
}

/** The subject of a mail about a parcel, as it was kept. */
export function parcelMailKey({ orderNumber, about }: Readonly<{ orderNumber: string; about: string }>): ParcelMailKey {
  const [shippingId = '', day = '', parcelId] = about.split('/');
  return { orderNumber, shippingId, day, ...(parcelId === undefined ? {} : { parcelId: Number(parcelId) }) };
}
