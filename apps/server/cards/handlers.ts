import { changeCard, listCards, removeCard, type SavedCard, saveCard } from '@eyelet/contracts/cards/saved-cards.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import {
  type CardRow,
  cardsOf,
  deleteCard,
  insertCard,
  lockCards,
  setBillingAddressOfCard,
  setMainCard,
} from '@eyelet/db/cards/card.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import type { Context } from '../kernel/context.ts';
import { type AnyHandler, handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hasExpired } from '../payments/card-expiry.ts';

function viewOf(row: CardRow): SavedCard {
  return {
    paymentInstrumentId: row.id,
    payment_method_id: 'CREDIT_CARD',
    main: row.main,
    card: {
      brand: row.brand,
      last4: row.last4,
      expiryMonth: row.expiry_month,
      expiryYear: row.expiry_year,
    },
    billingAddressId: row.billing_address_id,
  };
}

const listOf = (rows: readonly CardRow[]) => ({ payment_instruments: rows.map(viewOf) });
const ownerOf = ({ session }: Context) => session?.consumerNo ?? '';

const list = handle(listCards, async ({ query }, context) => {
  // Cards are the only instruments that are saved so far.
  if (query.payment_method_id === 'GIFT_CARD') return listOf([]);
  return listOf(await cardsOf(context.shop.database.db, ownerOf(context)));
});

const save = handle(saveCard, async ({ body }, context) => {
  const { shop, now, newId } = context;
  const owner = ownerOf(context);
  const verified = await shop.payments.verify(body.token, owner, now);
  if (!verified) return refuse('PAY400');
  const { card, token } = verified;
  if (hasExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return refuse('FE309');
  return shop.database.db.transaction().execute(async (tx) => {
    const cards = await lockCards(tx, owner);
    if (cards.some((one) => isSame(one, card, token))) return refuse('PYT300');
    const billingAddressId = body.billingAddressId ?? null;
    if (billingAddressId !== null && !(await isOwnAddress(tx, owner, billingAddressId))) return refuse('PYT405');
    const row: CardRow = {
      id: newId(),
      consumer_id: owner,
      provider: shop.payments.name,
      token,
      brand: card.brand,
      last4: card.last4,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      main: false,
      billing_address_id: billingAddressId,
      created_at: now,
    };
    await insertCard(tx, row);
    const main = body.main === true || !cards.some((one) => one.main);
    if (main) await setMainCard(tx, owner, row.id);
    return { card: viewOf({ ...row, main }) };
  });
});

/** The provider gives a card a new token each time it is entered, so what it looks like tells. */
function isSame(row: CardRow, card: SavedCard['card'], token: string): boolean {
  return (
    row.token === token ||
    (row.brand === card.brand &&
      row.last4 === card.last4 &&
      row.expiry_month === card.expiryMonth &&
      row.expiry_year === card.expiryYear)
  );
}

const change = handle(changeCard, async ({ params, body }, context) => {
  const owner = ownerOf(context);
  return context.shop.database.db.transaction().execute(async (tx) => {
    const cards = await lockCards(tx, owner);
    const found = cards.find(({ id }) => id === params.paymentInstrumentId);
    if (!found) return refuse('PYT404');
    const { billingAddressId } = body;
    if (billingAddressId !== undefined) {
      if (billingAddressId !== null && !(await isOwnAddress(tx, owner, billingAddressId))) return refuse('PYT405');
      await setBillingAddressOfCard(tx, found.id, billingAddressId);
    }
    if (body.main) await setMainCard(tx, owner, found.id);
    return listOf(await cardsOf(tx, owner));
  });
});

const remove = handle(removeCard, async ({ params }, context) => {
  const { shop, now } = context;
  const owner = ownerOf(context);
  const answer = await shop.database.db.transaction().execute(async (tx) => {
    const cards = await lockCards(tx, owner);
    const found = cards.find(({ id }) => id === params.paymentInstrumentId);
    if (!found) return refuse('PYT404');
    await deleteCard(tx, found, now);
    const next = cards.find((one) => one !== found);
    if (found.main && next) await setMainCard(tx, owner, next.id);
    return listOf(await cardsOf(tx, owner));
  });
  wakeAnnouncer(shop.database);
  return answer;
});

async function isOwnAddress(tx: Reader, owner: string, addressId: string): Promise<boolean> {
  return (await addressesOf(tx, owner)).some(({ id }) => id === addressId);
}

/** Saved cards of consumers. */
export const cardHandlers: readonly AnyHandler[] = [list, save, change, remove];
