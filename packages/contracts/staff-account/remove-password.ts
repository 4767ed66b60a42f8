import { operation } from '../kernel/operation.ts';
import { factorsSchema } from './factors.ts';

/** Removes password, one-time codes and recovery codes together; a passkey must be left. */
export const removeStaffPassword = operation({
  id: 'staffAccount.removePassword',
  method: 'DELETE',
  path: '/staff/v1/me/password',
  summary: 'Remove one’s own password and one-time codes',
  callers: { staff: 'anyone', recentProof: true },
  response: factorsSchema,
  refusals: ['STF431'],
});
