import type { SavedGiftCard } from '@eyelet/contracts/cards/saved-cards.ts';
import { saveGiftCard } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { type Claim, type ClaimRefusal, identify } from '../gift-cards/identify.ts';
import { giftCardView } from '../gift-cards/view.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { isOutsideToken } from '../tenders/names.ts';
import { ownerOf } from './saved-cards.ts';

/**
 * Saves a gift card in the account (C1.18), without a limit on their number; PYT300 if it is saved already (C8.59, C8.161), GFC725 if
 * it is not one of the shop's own.
 */
export async function keepGiftCard(
  context: Context,
  claim: Claim,
): Promise<Readonly<{ card: SavedGiftCard }> | Refusal<ClaimRefusal | 'GFC812' | 'PYT300' | 'GFC725'>> {
  const { shop, now, newId } = context;
  const card = await identify(context, claim);
  if (card instanceof Refusal) return card;
  const giftCard = giftCardView(card, now);
  if (giftCard.status === 'expired') return refuse('GFC812');
  // Accounts keep the shop's own cards, whose balances are read with those of the account.
  if (isOutsideToken(card.token)) return refuse('GFC725');
  const id = newId();
  const one = { id, consumerId: ownerOf(context), giftCardId: card.token, now };
  if (!(await saveGiftCard(shop.database.db, one))) return refuse('PYT300');
  return { card: { paymentInstrumentId: id, payment_method_id: 'GIFT_CARD', giftCard } };
}
