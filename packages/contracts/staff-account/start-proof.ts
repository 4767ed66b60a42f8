import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

export const startStaffProof = operation({
  id: 'staffAccount.startProof',
  method: 'POST',
  path: '/staff/v1/me/proof/options',
  summary: 'Begin to confirm with a passkey who one is',
  callers: { staff: 'anyone' },
  audited: false,
  response: Type.Object({ options: webAuthn() }),
  refusals: [],
  perMinute: 30,
});
