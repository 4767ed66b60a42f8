import { listCards } from '@eyelet/contracts/cards/list.ts';
import { cardsOf } from '@eyelet/db/cards/card.ts';
import { handle } from '../kernel/handle.ts';
import { listOf, ownerOf } from './saved-cards.ts';

export const listCardsHandler = handle(listCards, async (context, { query }) => {
  // Only cards are saved instruments so far.
  if (query.payment_method_id === 'GIFT_CARD') return listOf([]);
  return listOf(await cardsOf(context.shop.database.db, ownerOf(context)));
});
