import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import { handle } from '../kernel/handle.ts';
import { withTarget, writePerson } from './change-person.ts';

/** Lets a suspended person in again: to sign in as before, or to be invited again where there is no way to sign in. */
export const resumeStaffHandler = handle(resumeStaff, (context, { params, body }) =>
  withTarget(
    { staffId: params.staffId, version: body.version, context },
    (target) => {
      const { has_password: hasPassword, passkeys } = target.person;
      const state = hasPassword || passkeys > 0 ? 'active' : 'invited';
      return writePerson(context, target, resumeStaff, { state });
    },
    ({ state }) => state !== 'suspended',
  ),
);
