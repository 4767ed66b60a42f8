import { readBalance } from '@eyelet/contracts/gift-cards/read-balance.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { identify } from './identify.ts';
import { giftCardView } from './view.ts';

export const readBalanceHandler = handle(readBalance, async (context, { body }) => {
  const card = await identify(context, body);
  if (card instanceof Refusal) return card;
  const view = giftCardView(card, context.now);
  return view.status === 'expired' ? refuse('GFC812') : view;
});
