import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { factorsSchema, recoveryCodesSchema } from './factors.ts';

/** Ten new recovery codes; earlier ones end. */
export const renewRecoveryCodes = operation({
  id: 'staffAccount.renewRecoveryCodes',
  method: 'POST',
  path: '/staff/v1/me/recovery-codes',
  summary: 'Make new recovery codes',
  callers: { staff: 'anyone', recentProof: true },
  response: Type.Object({ factors: factorsSchema, recoveryCodes: recoveryCodesSchema }),
  refusals: ['STF431'],
  perMinute: 10,
});
