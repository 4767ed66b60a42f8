import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { codeSchema } from './factors.ts';

/**
 * Proves the identity of the caller again, by password and code or by a passkey; sensitive calls accept that for ten minutes. Wrong
 * passwords and codes count like those of a sign-in.
 */
export const proveStaff = operation({
  id: 'staffAccount.prove',
  method: 'POST',
  path: '/staff/v1/me/proof',
  summary: 'Confirm who one is',
  callers: { staff: 'anyone' },
  audited: false,
  body: Type.Object({
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    code: Type.Optional(codeSchema),
    answer: Type.Optional(webAuthn()),
  }),
  response: Type.Object({ provenUntil: Type.String({ format: 'date-time' }) }),
  refusals: ['STF411', 'STF412', 'STF414', 'STF423'],
  invalid: 'STF400',
  invalidMember: { code: 'STF412' },
  perMinute: 20,
});
