import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import { hasUnplaced } from '@eyelet/db/orders/lacking.ts';
import type { ShipmentKey } from '@eyelet/db/orders/shipment.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { originOf, shopNameOf } from '../mail/sender.ts';
import { wantsTexts } from '../notifications/wants.ts';
import { type ParcelMailKind, parcelMailKinds } from '../orders/mail/parcel-mails.ts';
import { dayText, isCollected } from '../orders/mail/shipment-parts.ts';
import { findOrder, type StoredShipment } from '../stored-orders/stored-order.ts';
import { sendText } from './send-text.ts';

type Step = ShipmentKey & Readonly<{ day?: string; parcelId?: number }>;

/** What a text message says, by the words of the mail about the same. */
type Say = (t: Translate, shipment: StoredShipment, tag: string) => string;

/**
 * Tells by text message how far a shipment is, in the language of the market that sold it, whoever wants that: members who have said so
 * and have a phone number. Guests cannot choose, and what a store has sold is owned by the associate.
 */
async function tell(
  shop: Shop,
  kind: string,
  { orderNumber, shippingId, day, parcelId }: Step,
  say: Say,
): Promise<void> {
  const { textService } = shop;
  if (!textService) return;
  const { db, pool } = shop.database;
  const stored = await findOrder(pool, orderNumber);
  const shipment = stored?.shipments.find((one) => one.shipping_id === shippingId);
  if (!stored || !shipment || shipment.taken_at_once || stored.order.in_store !== null) return;
  const buyer = await findConsumer(db, stored.owner);
  if (!buyer?.phone || !(await wantsTexts(db, buyer.id, 'shipping'))) return;
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const t = createMessages(market.tag);
  const said = say(t, shipment, market.tag);
  const address = `${originOf(shop.config)}/${market.locale}/track-order?order=${orderNumber}`;
  await sendText(shop, textService, {
    kind,
    subject_id: [orderNumber, shippingId, day, parcelId].filter((one) => one !== undefined).join('/'),
    consumer_id: buyer.id,
    recipient: buyer.phone,
    language: market.language,
    text: t('notice.text', { shop: shopNameOf(shop), said, address }),
  });
}

function tellOfParcel(shop: Shop, kind: ParcelMailKind, step: Step): Promise<void> {
  const { orderNumber: number, day = '' } = step;
  return tell(shop, kind, step, (t, shipment, tag) => {
    const carrier = parcelOf(shipment.carrier, shipment.tracking_number)?.carrier ?? '';
    return t(`notice.parcel.${parcelMailKinds[kind]}.subject`, { number, day: dayText(day, tag), carrier });
  });
}

/** Text messages about deliveries to members who want them. */
export const deliveryTexts = consumer('delivery-texts', {
  'shipment.ready': (shop, step) =>
    tell(shop, 'shipment-ready', step, (t, { store_name: store }) =>
      t('notice.ready.subject', { number: step.orderNumber, store: store ?? '' }),
    ),
  'shipment.partly-shipped': (shop, step) =>
    tell(shop, 'shipment-partly-shipped', step, (t) => t('notice.partlyShipped.subject', { number: step.orderNumber })),
  'shipment.shipped': (shop, step) =>
    tell(shop, 'shipment-shipped', step, (t) => t('notice.shipped.subject', { number: step.orderNumber })),
  'shipment.delivered': (shop, step) =>
    tell(shop, 'shipment-delivered', step, (t, shipment) =>
      t(`notice.${isCollected(shipment) ? 'collected' : 'delivered'}.subject`, { number: step.orderNumber }),
    ),
  'shipment.delayed': (shop, news) => tellOfParcel(shop, 'shipment-delayed', news),
  'shipment.out-for-delivery': (shop, news) => tellOfParcel(shop, 'shipment-out-for-delivery', news),
  'shipment.to-collect': (shop, news) => tellOfParcel(shop, 'shipment-to-collect', news),
  'shipment.not-delivered': (shop, news) => tellOfParcel(shop, 'shipment-not-delivered', news),
  'shipment.returning': (shop, news) => tellOfParcel(shop, 'shipment-returning', news),
});

/** Text messages about pieces that are looked for, apart as a new name would not reach the others; none once they are settled. */
export const missingPieceTexts = consumer('missing-piece-texts', {
  'shipment.pieces-missing': async (shop, step) => {
    if (await hasUnplaced(shop.database.db, step)) {
      await tell(shop, 'shipment-pieces-missing', step, (t) =>
        t('notice.missing.subject', { number: step.orderNumber }),
      );
    }
  },
});
