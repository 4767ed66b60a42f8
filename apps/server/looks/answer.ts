import { answerLook } from '@eyelet/contracts/looks/answer.ts';
import { lockLook } from '@eyelet/db/looks/look.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { shopperOf } from '../kernel/shopper-of.ts';
import { decideLook } from './decide.ts';
import { ownLooksView } from './own-view.ts';

/** Answers in the account; a look at another account is not there. */
export const answerLookHandler = handle(answerLook, async (context, { params: { lookId }, body: { answer } }) => {
  const { consumerNo } = shopperOf(context);
  const isGiven = await decideLook(context, answer, async (tx) => {
    const look = await lockLook(tx, lookId);
    return look?.consumer_id === consumerNo ? look : undefined;
  });
  return isGiven ? ownLooksView(context, consumerNo) : refuse('API404');
});
