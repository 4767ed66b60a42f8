import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { apiKeySchema } from './key.ts';

/** Revokes a key permanently, from its next call on. Repeating the call answers it as it is. */
export const revokeApiKey = operation({
  id: 'apiKeys.revoke',
  method: 'POST',
  path: '/staff/v1/api-keys/{keyId}/revoke',
  summary: 'Revoke an API key',
  callers: { staff: 'api-keys.manage' },
  params: Type.Object({ keyId: Type.String({ maxLength: 64 }) }),
  response: apiKeySchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
