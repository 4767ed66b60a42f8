import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { listCards } from '@eyelet/contracts/cards/list.ts';
import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import type { SavedCard } from '@eyelet/contracts/cards/saved-cards.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import {
  type CardRow,
  cardsOf,
  deleteCard,
  lockCards,
  setBillingAddressOfCard,
  setExpiryOfCard,
  setMainCard,
} from '@eyelet/db/cards/card.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { Context } from '../kernel/context.ts';
import { type AnyHandler, handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { hasExpired, isTooFar } from '../payment-providers/card-expiry.ts';
import { billingAddressOf } from './billing-address.ts';
import { isKnown, keepCard } from './keep-card.ts';

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
    if (isKnown(await lockCards(tx, owner), card, token)) return refuse('PYT300');
    const billingAddressId = await billingAddressOf(tx, owner, body, context);
    if (billingAddressId instanceof Refusal) return billingAddressId;
    const provider = shop.payments.name;
    const main = body.main === true;
    const kept = await keepCard(tx, { id: newId(), owner, provider, token, card, main, billingAddressId, now });
    return kept ? { card: viewOf(kept) } : refuse('PYT300');
  });
});

const change = handle(changeCard, async ({ params, body }, context) => {
  const owner = ownerOf(context);
  return context.shop.database.db.transaction().execute(async (tx) => {
    const cards = await lockCards(tx, owner);
    const found = cards.find(({ id }) => id === params.paymentInstrumentId);
    if (!found) return refuse('PYT404');
    const expiry = { month: body.expiryMonth ?? found.expiry_month, year: body.expiryYear ?? found.expiry_year };
    const hasNewExpiry = expiry.month !== found.expiry_month || expiry.year !== found.expiry_year;
    if (hasNewExpiry && (hasExpired(expiry, context.now) || isTooFar(expiry, context.now))) return refuse('FE309');
    const { billingAddressId } = body;
    if (billingAddressId !== undefined) {
      if (billingAddressId !== null && !(await isOwnAddress(tx, owner, billingAddressId))) return refuse('PYT405');
      await setBillingAddressOfCard(tx, found.id, billingAddressId);
    }
    if (hasNewExpiry) await setExpiryOfCard(tx, found.id, expiry);
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
