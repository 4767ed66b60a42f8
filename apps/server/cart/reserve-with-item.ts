import { createHmac } from 'node:crypto';
import { reserveWithItem } from '@eyelet/contracts/cart/reserve-with-item.ts';
import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { type Caps, reserveAtStore, type StoreReservation } from '@eyelet/db/reservations/store-reservation.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { checkCollection } from '@eyelet/domain/checkout/collection.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { reservedUntil } from '@eyelet/domain/stores/reserved-until.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { networkOf } from '../kernel/network-of.ts';
import { readableId } from '../kernel/readable-id.ts';
import { Refusal, refuse, refuseFields } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { type Goods, goodsInStores, skuAsked } from '../pricing/goods.ts';
import { storeOf } from '../pricing/places.ts';
import type { Contact } from './reservation-letter.ts';

/** Guests can start a new session at will, so all guests of a network share one allowance. */
function capsOf({ shop }: Context): Caps {
  const most = shop.settings.current()['reservations.most'];
  return { ofOwner: most, ofNetwork: most, ofNetworkInStore: Math.ceil(most / 2) };
}

type Body = InputOf<typeof reserveWithItem>['body'];

/** Reserves an item in a store (C7.58); repeated on the same day, it returns the same reservation. */
export const reserveWithItemHandler = handle(reserveWithItem, async (context, { query, body }) => {
  const asked = { ...query, ...body };
  const sku = skuAsked(context, asked);
  const goods = sku && goodsInStores(context, sku.upc);
  if (!goods || goods.product.isGift) return refuse('ORD404');
  const qty = asked.qty ?? 1;
  const most = Math.min(goods.product.maxQty, isGuest(context) ? mostOfGuest(context) : goods.product.maxQty);
  if (qty > most) return refuse('INV408', { maxAllowedQty: most });
  const store = storeOf(context, asked.storeId ?? '');
  if (!store || !readPlaceDetails(store.details).services.reserve || goods.product.isDigital) return refuse('INV701');
  const contact = contactOf(context, body);
  if (contact instanceof Refusal) return contact;
  const { database } = context.shop;
  const wanted = reservationOf(context, store, goods, qty, contact);
  const kept = await transact(database.db, async (tx) => {
    const one = await reserveAtStore(tx, wanted, capsOf(context));
    if (typeof one === 'object' && one.isNew) {
      const { id: reservationId } = one.reservation;
      await writeFacts(
        tx,
        [{ name: 'item.reserved', subject: reservationId, payload: { reservationId } }],
        context.now,
      );
    }
    return one;
  });
  if (kept === 'sold-out') return refuse('INV701');
  if (kept === 'too-many') return refuse('INV408', { maxAllowedQty: 0 });
  if (kept.isNew) wakeAnnouncer(database);
  const { id, store_id: storeId, upc, qty: held, expires_at } = kept.reservation;
  return { reservationId: id, storeId, upc, qty: held, expiresAt: expires_at.toISOString() };
});

function contactOf({ market }: Context, { contact }: Body): Contact | Refusal<'CHK320'> {
  const { firstName = '', lastName = '', email = '', phone = '', phoneCode = '' } = contact;
  const form = { firstName, lastName, email, phone, phoneCode };
  const problems = checkCollection(form, { ...market, collection: { required: ['contact', 'email'] } });
  const t = createMessages(market.tag);
  const fields = Object.entries(problems).map(([field, { key, args }]) => ({
    field: `contact.${field}`,
    message: t(key, args),
  }));
  return fields.length > 0 ? refuseFields('CHK320', fields) : { firstName, lastName, email: email.trim(), phone };
}

function reservationOf(context: Context, store: Place, goods: Goods, qty: number, contact: Contact): StoreReservation {
  const { session, market, now } = context;
  const rules = openingRules(readPlaceDetails(store.details), store.country);
  return {
    id: readableId(8),
    owner: session?.consumerNo ?? '',
    network: isGuest(context) ? networkHashOf(context) : null,
    upc: goods.sku.upc,
    store_id: store.id,
    day: localTime(now, rules.timeZone).day,
    qty,
    locale: market.header,
    contact,
    created_at: now,
    expires_at: reservedUntil(rules, now),
  };
}

function mostOfGuest({ shop }: Context): number {
  return shop.settings.current()['reservations.most-units-of-guest'];
}

function isGuest({ session }: Context): boolean {
  return session === undefined || session.consumerType === 'GUEST';
}

/** Distinguishes networks without storing addresses. */
function networkHashOf({ address, shop }: Context): string {
  return createHmac('sha256', shop.humanSecret)
    .update(`put aside ${networkOf(address)}`)
    .digest('base64url');
}
