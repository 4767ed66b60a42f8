import { removeCard } from '@eyelet/contracts/cards/remove.ts';
import { cardsOf, deleteCard, lockCards, setMainCard } from '@eyelet/db/cards/card.ts';
import { removeSavedGiftCard, savedGiftCardsOf } from '@eyelet/db/gift-cards/saved-gift-card.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { listOf, ownerOf } from './saved-cards.ts';

export const removeCardHandler = handle(removeCard, async (context, { params }) => {
  const { shop, now } = context;
  const owner = ownerOf(context);
  const answer = await transact(shop.database.db, async (tx) => {
    const cards = await lockCards(tx, owner);
    const found = cards.find(({ id }) => id === params.paymentInstrumentId);
    if (!found) {
      if (!(await removeSavedGiftCard(tx, owner, params.paymentInstrumentId))) return refuse('PYT404');
      return listOf(cards, await savedGiftCardsOf(tx, owner), now);
    }
    await deleteCard(tx, found, now);
    const next = cards.find((one) => one !== found);
    if (found.main && next) await setMainCard(tx, owner, next.id);
    return listOf(await cardsOf(tx, owner), await savedGiftCardsOf(tx, owner), now);
  });
  wakeAnnouncer(shop.database);
  return answer;
});
