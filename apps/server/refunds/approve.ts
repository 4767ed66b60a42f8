import { approveRefund } from '@eyelet/contracts/refunds/approve.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { decide } from './decide.ts';
import { moveMoney } from './move-money.ts';

/** Two people look at what is much: whoever has asked for it does not approve it. */
export const approveRefundHandler = handle(approveRefund, (context, { params }) =>
  decide<'STF447' | 'STF468'>(context, approveRefund, {
    ...params,
    state: 'done',
    work: async (tx, row) => {
      if (row.asked_by === staffOf(context).staffId) return refuse('STF447');
      return (await moveMoney(tx, context, row)) ? undefined : refuse('STF468');
    },
  }),
);
