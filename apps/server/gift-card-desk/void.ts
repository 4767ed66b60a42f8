import { voidDeskGiftCard } from '@eyelet/contracts/gift-card-desk/void.ts';
import { blockCards } from '@eyelet/db/gift-cards/block.ts';
import { takeBack } from '../gift-cards/take-back.ts';
import { handle } from '../kernel/handle.ts';
import { changeCard } from './change-card.ts';

export const voidDeskGiftCardHandler = handle(voidDeskGiftCard, (context, { params, body }) => {
  const { cause, note, version } = body;
  const { now } = context;
  return changeCard(
    context,
    voidDeskGiftCard,
    { ...params, version },
    {
      isDone: (card) => card.voided_at !== null,
      write: async (tx, card) => {
        await blockCards(tx, [card.id], { cause, note: note.trim(), voidedAt: now });
        await takeBack(tx, [card], now);
        return undefined;
      },
    },
  );
});
