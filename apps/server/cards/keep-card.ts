import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import { type CardRow, insertCard, lockCards, setMainCard } from '@eyelet/db/cards/card.ts';
import type { Reader } from '@eyelet/db/database.ts';

export type NewCard = Readonly<{
  id: string;
  owner: string;
  provider: string;
  token: string;
  card: Card;
  main: boolean;
  billingAddressId: string | null;
  now: Date;
}>;

/** Saves a card; the first one becomes the main one. Undefined if the consumer has saved it already (PYT300). */
export async function keepCard(tx: Reader, one: NewCard): Promise<CardRow | undefined> {
  const { owner, card, token } = one;
  const cards = await lockCards(tx, owner);
  if (isKnown(cards, card, token)) return undefined;
  const row: CardRow = {
    id: one.id,
    consumer_id: owner,
    provider: one.provider,
    token,
    brand: card.brand,
    last4: card.last4,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    main: false,
    billing_address_id: one.billingAddressId,
    created_at: one.now,
  };
  await insertCard(tx, row);
  const main = one.main || !cards.some((other) => other.main);
  if (main) await setMainCard(tx, owner, row.id);
  return { ...row, main };
}

/** The provider issues a new token each time a card is entered, so cards are compared by brand, digits and expiry. */
export function isKnown(cards: readonly CardRow[], card: Card, token: string): boolean {
  return cards.some(
    (row) =>
      row.token === token ||
      (row.brand === card.brand &&
        row.last4 === card.last4 &&
        row.expiry_month === card.expiryMonth &&
        row.expiry_year === card.expiryYear),
  );
}
