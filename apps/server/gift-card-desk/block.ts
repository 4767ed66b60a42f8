import { blockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/block.ts';
import { blockCards } from '@eyelet/db/gift-cards/block.ts';
import { handle } from '../kernel/handle.ts';
import { changeCard } from './change-card.ts';

export const blockDeskGiftCardHandler = handle(blockDeskGiftCard, (context, { params, body }) => {
  const { cause, note, version } = body;
  const block = { cause, note: note.trim() };
  return changeCard(
    context,
    blockDeskGiftCard,
    { ...params, version },
    {
      isDone: (card) => card.voided_at !== null || (card.block_cause === cause && card.block_note === block.note),
      write: async (tx, { id }) => {
        await blockCards(tx, [id], block);
        return undefined;
      },
    },
  );
});
