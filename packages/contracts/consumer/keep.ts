import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Cancels the deletion of the account. */
export const keepConsumer = operation({
  id: 'consumer.keep',
  method: 'DELETE',
  path: '/consumers-v3/consumer/deletion',
  summary: 'Cancel the deletion of the account',
  callers: 'registered',
  response: Type.Object({ kept: Type.Boolean() }),
  refusals: [],
});
