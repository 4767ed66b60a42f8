import type { SavedCard, SavedGiftCard } from '@eyelet/contracts/cards/saved-cards.ts';
import type { CardRow } from '@eyelet/db/cards/card.ts';
import type { SavedGiftCardRow } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { giftCardView } from '../gift-cards/view.ts';
import type { Context } from '../kernel/context.ts';

export function viewOf(row: CardRow): SavedCard {
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

export function listOf(cards: readonly CardRow[], giftCards: readonly SavedGiftCardRow[], now: Date) {
  const giftCardOf = ({ id, card }: SavedGiftCardRow): SavedGiftCard => ({
    paymentInstrumentId: id,
    payment_method_id: 'GIFT_CARD',
    giftCard: giftCardView(card, now),
  });
  return { payment_instruments: [...cards.map(viewOf), ...giftCards.map(giftCardOf)] };
}

export const ownerOf = ({ session }: Context) => session?.consumerNo ?? '';
