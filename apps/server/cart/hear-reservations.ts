import { findStoreReservation } from '@eyelet/db/reservations/store-reservation.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { mayWriteTo } from '../mail/letters/asked.ts';
import { sendCounted } from '../mail/letters/send-counted.ts';
import { reservationLetter } from './reservation-letter.ts';

/** Letters that confirm reservations in stores. */
export const reservationLetters = consumer('reservation-letters', {
  'item.reserved': (shop, { reservationId }) => confirmReservation(shop, reservationId),
});

const contactSchema = Type.Object({
  ...{ firstName: Type.String(), lastName: Type.String() },
  ...{ email: Type.String({ minLength: 1 }), phone: Type.String() },
});

/** Nothing is confirmed to a shopper who was erased meanwhile, or for a store that is gone. */
async function confirmReservation(shop: Shop, reservationId: string): Promise<void> {
  const reservation = await findStoreReservation(shop.database.db, reservationId);
  const store = reservation && shop.catalogue.place(reservation.store_id);
  const contact: unknown = reservation?.contact;
  if (!store || !Check(contactSchema, contact)) return;
  const market = marketByHeader(reservation.locale) ?? defaultMarket;
  const letter = reservationLetter(reservation, {
    market,
    store,
    item: itemText(shop, reservation.upc, market),
    contact,
  });
  await sendCounted(shop, letter, (tx, now) => mayWriteTo(tx, 'item-reserved', contact.email, { now }));
}

/** Name, colour and size of goods; their number if the catalogue has lost them. */
function itemText({ catalogue }: Pick<Shop, 'catalogue'>, upc: string, market: Market): string {
  const sku = catalogue.sku(upc);
  const product = sku && catalogue.product(sku.productId, market);
  return product ? `${product.name}, ${product.colour}, ${catalogue.sizeLabel(upc, market)}` : upc;
}
