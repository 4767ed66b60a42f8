import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookSchema } from './webhook.ts';

/** All webhooks, the oldest first. */
export const listWebhooks = operation({
  id: 'webhooks.list',
  method: 'GET',
  path: '/staff/v1/webhooks',
  summary: 'List the webhooks',
  callers: { staff: 'webhooks.read', keys: true },
  response: Type.Object({ webhooks: Type.Array(webhookSchema) }),
  refusals: [],
});
