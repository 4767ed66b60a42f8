import { removeStaff } from '@eyelet/contracts/staff/remove.ts';
import { forgetStaffOfOrders } from '@eyelet/db/orders/forget-staff.ts';
import { deleteStaff } from '@eyelet/db/staff/person.ts';
import { forgetStaffOfTransfers } from '@eyelet/db/transfers/step.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { isLastOwner, withTarget } from './change-person.ts';
import { personFacts } from './view.ts';

/** Deletes a person and their name on orders and transfers; the audit keeps it. */
export const removeStaffHandler = handle(removeStaff, (context, { params, query }) =>
  withTarget({ staffId: params.staffId, version: query.version, context }, async ({ tx, person }) => {
    if (await isLastOwner(tx, person)) return refuse('STF441');
    await deleteStaff(tx, person.id);
    await forgetStaffOfOrders(tx, person.id);
    await forgetStaffOfTransfers(tx, person.id);
    const subject = { kind: 'staff', id: person.id } as const;
    await recordAudit(tx, removeStaff, { subject, before: personFacts(person), after: null }, sourceOf(context));
    return { staffId: person.id };
  }),
);
