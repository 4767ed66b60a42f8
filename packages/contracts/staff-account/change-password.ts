import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { factorsSchema, newPasswordSchema } from './factors.ts';

/** Changes the password and ends all other sessions. STF431: without one-time codes there is no password. */
export const changeStaffPassword = operation({
  id: 'staffAccount.changePassword',
  method: 'PUT',
  path: '/staff/v1/me/password',
  summary: 'Change one’s own password',
  callers: { staff: 'anyone', recentProof: true },
  body: Type.Object({ newPassword: newPasswordSchema }),
  response: factorsSchema,
  refusals: ['STF430', 'STF431'],
  invalid: 'STF400',
  invalidMember: { newPassword: 'STF430' },
  perMinute: 10,
  limitShared: true,
});
