import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeSchema, factorsSchema, newPasswordSchema, recoveryCodesSchema, setupSchema } from './factors.ts';

/** Sets up one-time codes, with a password where there is none yet (STF400 names it); earlier recovery codes end. */
export const setUpStaffCodes = operation({
  id: 'staffAccount.setUpCodes',
  method: 'PUT',
  path: '/staff/v1/me/codes',
  summary: 'Set up one-time codes',
  callers: { staff: 'anyone', recentProof: true },
  body: Type.Object({ setup: setupSchema, code: codeSchema, password: Type.Optional(newPasswordSchema) }),
  response: Type.Object({ factors: factorsSchema, recoveryCodes: recoveryCodesSchema }),
  refusals: ['STF400', 'STF412', 'STF413', 'STF430'],
  invalid: 'STF400',
  invalidMember: { code: 'STF412', password: 'STF430' },
  perMinute: 10,
});
