import { changeCard } from '@eyelet/contracts/cards/change.ts';
import { addressesOf } from '@eyelet/db/addresses/address.ts';
import { cardsOf, lockCards, setBillingAddressOfCard, setExpiryOfCard, setMainCard } from '@eyelet/db/cards/card.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { savedGiftCardsOf } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hasExpired, isTooFar } from '../payment-providers/card-expiry.ts';
import { listOf, ownerOf } from './saved-cards.ts';

export const changeCardHandler = handle(changeCard, async (context, { params, body }) => {
  const owner = ownerOf(context);
  return transact(context.shop.database.db, async (tx) => {
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
    return listOf(await cardsOf(tx, owner), await savedGiftCardsOf(tx, owner), context.now);
  });
});

async function isOwnAddress(tx: Reader, owner: string, addressId: string): Promise<boolean> {
  return (await addressesOf(tx, owner)).some(({ id }) => id === addressId);
}
