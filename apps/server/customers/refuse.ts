import { refuseCustomerRequest } from '@eyelet/contracts/customers/refuse.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { decide } from './decide.ts';

/** Whoever has asked for it may take it back. */
export const refuseCustomerRequestHandler = handle(refuseCustomerRequest, (context, { params }) =>
  decide<'STF403'>(context, refuseCustomerRequest, {
    ...{ params, state: 'refused' },
    work: async (_tx, { asked_by }) => {
      const { staffId, permissions } = staffOf(context);
      const may = asked_by === staffId || permissions.has('customers.approve');
      return may ? { exportId: null } : refuse('STF403');
    },
  }),
);
