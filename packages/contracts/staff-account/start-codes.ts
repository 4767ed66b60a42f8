import { operation } from '../kernel/operation.ts';
import { codesSetupSchema } from './factors.ts';

/** A secret for an app that makes one-time codes; the one that is set up works until a code of this one is sent. */
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
