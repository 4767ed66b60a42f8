import { operation } from '../kernel/operation.ts';
import { codesSetupSchema } from './factors.ts';

/** A secret for an authenticator app; the present one works until a code of the new one is sent. */
export const startStaffCodes = operation({
  id: 'staffAccount.startCodes',
  method: 'POST',
  path: '/staff/v1/me/codes/options',
  summary: 'Begin to set up one-time codes',
  callers: { staff: 'anyone', recentProof: true },
  audited: false,
  response: codesSetupSchema,
  refusals: [],
  perMinute: 10,
});
