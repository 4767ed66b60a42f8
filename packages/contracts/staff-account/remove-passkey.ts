import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { factorsSchema } from './factors.ts';

/** STF431 for the last passkey of somebody without a password. */
export const removeStaffPasskey = operation({
  id: 'staffAccount.removePasskey',
  method: 'DELETE',
  path: '/staff/v1/me/passkeys/{passkeyId}',
  summary: 'Remove a passkey of the studio',
  callers: { staff: 'anyone', recentProof: true },
  params: Type.Object({ passkeyId: Type.String({ maxLength: 1400 }) }),
  response: factorsSchema,
  refusals: ['STF404', 'STF431'],
  invalid: 'STF400',
});
