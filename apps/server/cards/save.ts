import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { lockCards } from '@eyelet/db/cards/card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hasExpired } from '../payment-providers/card-expiry.ts';
import { billingAddressOf } from './billing-address.ts';
import { isKnown, keepCard } from './keep-card.ts';
import { keepGiftCard } from './save-gift-card.ts';
import { ownerOf, viewOf } from './saved-cards.ts';

export const saveCardHandler = handle(saveCard, async (context, { body }) => {
  const { shop, now, newId } = context;
  if (body.payment_method_id === 'GIFT_CARD') return keepGiftCard(context, body);
  const owner = ownerOf(context);
  const verified = await shop.payments.verify(body.token ?? '', owner, now);
  if (!verified) return refuse('PAY400');
  const { card, token } = verified;
  if (hasExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return refuse('FE309');
  return transact(shop.database.db, async (tx) => {
    if (isKnown(await lockCards(tx, owner), card, token)) return refuse('PYT300');
    const billingAddressId = await billingAddressOf(tx, owner, body, context);
    if (billingAddressId instanceof Refusal) return billingAddressId;
    const provider = shop.payments.name;
    const main = body.main === true;
    const kept = await keepCard(tx, { id: newId(), owner, provider, token, card, main, billingAddressId, now });
    return kept ? { card: viewOf(kept) } : refuse('PYT300');
  });
});
