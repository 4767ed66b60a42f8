import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

/**
 * The options of `navigator.credentials.create`. A passkey outlives the session that adds it, so a session alone is not
 * enough: AUT450 for a wrong password.
 */
export const startPasskey = operation({
  id: 'passkeys.start',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys/options',
  summary: 'Begin to register a passkey',
  callers: 'registered',
  body: Type.Object({ password: Type.String({ maxLength: 200 }) }),
  response: Type.Object({ options: webAuthn() }),
  refusals: ['AUT450'],
  invalidMember: { password: 'AUT450' },
  perMinute: 10,
});
