import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { roleIdsSchema, staffLanguageSchema, staffSchema } from './staff.ts';

/**
 * Invites a person by a mailed link that can be used once within 72 hours. STF442 for roles with permissions that the
 * caller lacks. Repeated for the same person and roles it answers the open invitation, without another mail.
 */
export const inviteStaff = operation({
  id: 'staff.invite',
  method: 'POST',
  path: '/staff/v1/staff',
  summary: 'Invite somebody to the staff',
  callers: { staff: 'staff.manage', recentProof: true },
  body: Type.Object({
    email: Type.String({ maxLength: 100 }),
    name: Type.String({ maxLength: 100 }),
    language: staffLanguageSchema,
    roles: roleIdsSchema,
  }),
  status: 201,
  response: staffSchema,
  refusals: ['STF400', 'STF440', 'STF442'],
  invalid: 'STF400',
  perMinute: 30,
});
