import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { staffLanguageSchema } from '../staff/staff.ts';
import { codesSetupSchema } from '../staff-account/factors.ts';

/**
 * The person whom a link invites, and what is needed to accept: a secret for one-time codes, and options for a passkey.
 */
export const readInvitation = operation({
  id: 'staffAccess.readInvitation',
  method: 'POST',
  path: '/staff/v1/invitation/read',
  summary: 'Read an invitation',
  callers: 'anyone',
  audited: false,
  body: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  response: Type.Object({
    email: Type.String(),
    name: Type.String(),
    language: staffLanguageSchema,
    roles: Type.Array(Type.String()),
    expiresAt: Type.String({ format: 'date-time' }),
    codes: codesSetupSchema,
    passkeyOptions: webAuthn(),
  }),
  refusals: ['STF402'],
  invalid: 'STF400',
  perMinute: 30,
});
