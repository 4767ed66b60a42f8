import type { GiftCard } from '@eyelet/contracts/gift-cards/gift-card.ts';
import type { PayingCard } from '@eyelet/db/payments/value-now.ts';
import { maskedNumber } from '@eyelet/domain/gift-cards/number.ts';
import { type CardFacts, stateOfCard } from '@eyelet/domain/gift-cards/state.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

/** A gift card as the API answers it. */
export function giftCardView(card: PayingCard & Readonly<{ last4: string }>, now: Date): GiftCard {
  return {
    number: maskedNumber(card.last4),
    balance: toAmount(card.balance),
    currency: card.currency,
    expiryDate: card.expires_at?.toISOString() ?? null,
    status: stateOfCard(cardFacts(card), now),
  };
}

export function cardFacts({
  state,
  currency,
  expires_at: expiresAt,
  activated_at: activatedAt,
  balance,
}: PayingCard): CardFacts {
  return { state, currency, expiresAt, activatedAt, balance };
}
