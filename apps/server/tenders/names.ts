/** The tender of gift cards, as payments of an order keep it. */
export const giftCardTender = 'gift-card';
