import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { list } from './passkeys.ts';

/** Stores a passkey once the browser's answer is verified; AUT403 if verification fails. */
export const addPasskey = operation({
  id: 'passkeys.add',
  method: 'POST',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'Register a passkey',
  callers: 'registered',
  body: Type.Object({ name: Type.Optional(Type.String({ maxLength: 60 })), answer: webAuthn() }),
  status: 201,
  response: list,
  refusals: ['AUT403'],
});
