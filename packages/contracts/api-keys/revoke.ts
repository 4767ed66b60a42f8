import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { apiKeySchema } from './key.ts';

/** Ends a key for good, from its next call on. One that has ended is answered as it is. */
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
