import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { apiKeySchema, keyMembers } from './key.ts';

/**
 * Makes a key under an id that the caller chooses, so that a repeated call makes no second one. `secret` is the key itself, in this
 * answer alone; null in a repetition. STF400: the end is past or more than two years away; STF409: the id has another key; STF442:
 * permissions that the caller does not have.
 */
export const createApiKey = operation({
  id: 'apiKeys.create',
  method: 'POST',
  path: '/staff/v1/api-keys',
  summary: 'Create an API key',
  callers: { staff: 'api-keys.manage', recentProof: true },
  body: Type.Object({ keyId: Type.String({ format: 'uuid' }), ...keyMembers }),
  status: 201,
  response: Type.Object({ key: apiKeySchema, secret: nullable(Type.String()) }),
  refusals: ['STF400', 'STF409', 'STF442'],
  invalid: 'STF400',
});
