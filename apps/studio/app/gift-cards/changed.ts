import type { DeskGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Shows a card as a call has answered, wherever it is shown. */
export async function giftCardChanged(card: DeskGiftCard): Promise<void> {
  const { giftCardId } = card;
  queries.setQueryData(['gift-card', giftCardId], card);
  await refresh(['list', 'gift-cards'], ['gift-card-entries', giftCardId], ['timeline', 'gift-card', giftCardId]);
}

/** Somebody else was faster: what is there now is shown, and the refusal stands. */
export async function showCurrentGiftCard(error: unknown): Promise<never> {
  const current = currentOf<DeskGiftCard>(error);
  if (current) await giftCardChanged(current);
  throw error;
}
