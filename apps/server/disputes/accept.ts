import { acceptDispute } from '@eyelet/contracts/disputes/accept.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { storeAnswer } from './store-answer.ts';

/** Stores that the shop does not defend itself, and tells the provider. */
export const acceptDisputeHandler = handle(acceptDispute, (context, { params: { disputeId }, body: { amount } }) =>
  storeAnswer(context, {
    ...{ operation: acceptDispute, disputeId, kind: 'acceptance', paper: null },
    after: { answer: 'acceptance', amount },
    isSame: ({ dispute }) => toAmount(dispute.amount) === amount,
  }),
);
