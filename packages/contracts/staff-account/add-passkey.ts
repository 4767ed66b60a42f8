import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { factorsSchema } from './factors.ts';

export const addStaffPasskey = operation({
  id: 'staffAccount.addPasskey',
  method: 'POST',
  path: '/staff/v1/me/passkeys',
  summary: 'Add a passkey for the studio',
  callers: { staff: 'anyone', recentProof: true },
  body: Type.Object({ answer: webAuthn(), name: Type.Optional(Type.String({ maxLength: 60 })) }),
  status: 201,
  response: factorsSchema,
  refusals: ['STF414'],
  invalid: 'STF400',
  perMinute: 10,
});
