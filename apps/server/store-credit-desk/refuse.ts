import { refuseCredit } from '@eyelet/contracts/store-credit-desk/refuse.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { decide } from './decide.ts';

/** Whoever has asked for it may take it back. */
export const refuseCreditHandler = handle(refuseCredit, (context, { params }) =>
  decide(context, refuseCredit, {
    ...params,
    state: 'refused',
    work: async (_tx, row) => {
      const { staffId, permissions } = staffOf(context);
      return row.asked_by === staffId || permissions.has('refunds.approve') ? undefined : refuse('STF403');
    },
  }),
);
