import { resumeStaff } from '@eyelet/contracts/staff/resume.ts';
import { handle } from '../kernel/handle.ts';
import { withTarget, writePerson } from './change-person.ts';

/** Ends the suspension of a person, who signs in as before or, without a way to sign in, has to be invited again. */
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
