import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { list } from './passkeys.ts';

export const removePasskey = operation({
  id: 'passkeys.remove',
  method: 'DELETE',
  path: '/consumers-v3/consumer/passkeys/{passkeyId}',
  summary: 'Remove a passkey',
  callers: 'registered',
  params: Type.Object({ passkeyId: Type.String({ maxLength: 1400 }) }),
  response: list,
  refusals: ['API404'],
});
