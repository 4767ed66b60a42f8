import type { DeskGiftCard } from '@eyelet/contracts/gift-card-desk/card.ts';
import { queries } from '../session/me.ts';
import { currentOf } from '../session/problem.ts';
import { refresh } from '../session/refresh.ts';

/** Updates a card wherever it is shown, by the answer of a call. */
export async function giftCardChanged(card: DeskGiftCard): Promise<void> {
  const { giftCardId } = card;
  queries.setQueryData(['gift-card', giftCardId], card);
  await refresh(['list', 'gift-cards'], ['gift-card-entries', giftCardId], ['timeline', 'gift-card', giftCardId]);
}

/** Somebody else was faster: the current card is shown, and the refusal is thrown. */
export async function showCurrentGiftCard(error: unknown): Promise<never> {
  const current = currentOf<DeskGiftCard>(error);
  if (current) await giftCardChanged(current);
  throw error;
}
