import { approveCredit } from '@eyelet/contracts/store-credit-desk/approve.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { decide } from './decide.ts';
import { postAdjustment } from './post-adjustment.ts';

/** Two people look at what is much: whoever has asked for it does not approve it. */
export const approveCreditHandler = handle(approveCredit, (context, { params }) =>
  decide<'STF447' | 'STF481'>(context, approveCredit, {
    ...params,
    state: 'done',
    work: async (tx, row) => {
      if (row.asked_by === staffOf(context).staffId) return refuse('STF447');
      return (await postAdjustment(tx, row, context.now)) ? undefined : refuse('STF481');
    },
  }),
);
