import { unblockDeskGiftCard } from '@eyelet/contracts/gift-card-desk/unblock.ts';
import { unblockCard } from '@eyelet/db/gift-cards/block.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { changeCard } from './change-card.ts';

export const unblockDeskGiftCardHandler = handle(unblockDeskGiftCard, (context, { params, body }) =>
  changeCard(
    context,
    unblockDeskGiftCard,
    { ...params, ...body },
    {
      isDone: ({ state }) => state === 'active',
      write: async (tx, { id, voided_at: voidedAt }) => {
        if (voidedAt !== null) return refuse('STF462');
        await unblockCard(tx, id);
        return undefined;
      },
    },
  ),
);
