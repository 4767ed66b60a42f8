import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookMembers, webhookParams, webhookSchema } from './webhook.ts';

/** Changes a webhook. Waiting messages go to the new address. */
export const updateWebhook = operation({
  id: 'webhooks.update',
  method: 'PUT',
  path: '/staff/v1/webhooks/{webhookId}',
  summary: 'Change a webhook',
  callers: { staff: 'webhooks.write', recentProof: true },
  params: webhookParams,
  body: Type.Object({ ...webhookMembers, version: Type.Integer() }),
  response: webhookSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
