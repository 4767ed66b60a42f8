import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

/** The options of `navigator.credentials.create`. */
export const startStaffPasskey = operation({
  id: 'staffAccount.startPasskey',
  method: 'POST',
  path: '/staff/v1/me/passkeys/options',
  summary: 'Begin to add a passkey for the studio',
  callers: { staff: 'anyone', recentProof: true },
  audited: false,
  response: Type.Object({ options: webAuthn() }),
  refusals: [],
  perMinute: 10,
});
