import { listCards } from '@eyelet/contracts/cards/list.ts';
import { cardsOf } from '@eyelet/db/cards/card.ts';
import { savedGiftCardsOf } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { handle } from '../kernel/handle.ts';
import { listOf, ownerOf } from './saved-cards.ts';

export const listCardsHandler = handle(listCards, async (context, { query }) => {
  const { db } = context.shop.database;
  const owner = ownerOf(context);
  const wanted = query.payment_method_id;
  const cards = wanted === 'GIFT_CARD' ? [] : await cardsOf(db, owner);
  const giftCards = wanted === 'CREDIT_CARD' ? [] : await savedGiftCardsOf(db, owner);
  return listOf(cards, giftCards, context.now);
});
