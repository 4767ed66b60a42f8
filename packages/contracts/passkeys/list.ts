import { operation } from '../kernel/operation.ts';
import { list } from './passkeys.ts';

export const listPasskeys = operation({
  id: 'passkeys.list',
  method: 'GET',
  path: '/consumers-v3/consumer/passkeys',
  summary: 'List the passkeys of the consumer',
  callers: 'registered',
  response: list,
  refusals: [],
});
