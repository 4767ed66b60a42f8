import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { staffLanguageSchema } from '../staff/staff.ts';
import { codeSchema, newPasswordSchema, recoveryCodesSchema, setupSchema } from '../staff-account/factors.ts';
import { staffMeSchema } from '../staff-account/me.ts';

/**
 * Accepts with a passkey, or with a password and the first one-time code of `setup`; both may come. Begins a session. STF400
 * names what is missing.
 */
export const acceptInvitation = operation({
  id: 'staffAccess.acceptInvitation',
  method: 'POST',
  path: '/staff/v1/invitation/accept',
  summary: 'Accept an invitation',
  callers: 'anyone',
  body: Type.Object({
    token: Type.String({ maxLength: 100 }),
    name: Type.String({ maxLength: 100 }),
    language: Type.Optional(staffLanguageSchema),
    password: Type.Optional(newPasswordSchema),
    setup: Type.Optional(setupSchema),
    code: Type.Optional(codeSchema),
    passkey: Type.Optional(Type.Object({ answer: webAuthn(), name: Type.Optional(Type.String({ maxLength: 60 })) })),
  }),
  response: Type.Object({ me: staffMeSchema, recoveryCodes: recoveryCodesSchema }),
  refusals: ['STF400', 'STF402', 'STF412', 'STF413', 'STF414', 'STF430'],
  invalid: 'STF400',
  invalidMember: { code: 'STF412' },
  perMinute: 20,
});
