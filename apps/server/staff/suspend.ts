import { suspendStaff } from '@eyelet/contracts/staff/suspend.ts';
import { dropStaffLinks } from '@eyelet/db/staff/link.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { isLastOwner, withTarget, writePerson } from './change-person.ts';

/** Suspends a person; their sessions end at once. */
export const suspendStaffHandler = handle(suspendStaff, (context, { params, body }) =>
  withTarget(
    { staffId: params.staffId, version: body.version, context },
    async (target) => {
      const { tx, person } = target;
      if (await isLastOwner(tx, person)) return refuse('STF441');
      await endStaffSessions(tx, { staffId: person.id });
      await dropStaffLinks(tx, person.id);
      return writePerson(context, target, suspendStaff, { state: 'suspended' });
    },
    ({ state }) => state === 'suspended',
  ),
);
