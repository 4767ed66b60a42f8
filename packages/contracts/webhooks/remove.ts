import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookParams } from './webhook.ts';

/** Deletes a webhook with its messages. */
export const removeWebhook = operation({
  id: 'webhooks.remove',
  method: 'DELETE',
  path: '/staff/v1/webhooks/{webhookId}',
  summary: 'Delete a webhook',
  callers: { staff: 'webhooks.write', recentProof: true },
  params: webhookParams,
  query: Type.Object({ version: Type.Integer() }),
  response: Type.Object({ webhookId: Type.String() }),
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
