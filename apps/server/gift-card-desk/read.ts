import { readDeskGiftCard } from '@eyelet/contracts/gift-card-desk/read.ts';
import { findDeskGiftCard } from '@eyelet/db/gift-cards/desk-list.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { deskGiftCard } from './view.ts';

export const readDeskGiftCardHandler = handle(readDeskGiftCard, async ({ shop, now }, { params }) => {
  const card = await findDeskGiftCard(shop.database.db, params.giftCardId);
  return card ? deskGiftCard(card, now) : refuse('STF404');
});
