import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { apiKeySchema } from './key.ts';

/** All keys, the latest first; expired and revoked ones as well. */
export const listApiKeys = operation({
  id: 'apiKeys.list',
  method: 'GET',
  path: '/staff/v1/api-keys',
  summary: 'List the API keys',
  callers: { staff: 'api-keys.read' },
  response: Type.Object({ keys: Type.Array(apiKeySchema) }),
  refusals: [],
});
