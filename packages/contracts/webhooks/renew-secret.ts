import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookParams, webhookWithSecretSchema } from './webhook.ts';

/** Gives a webhook a new secret. For a day messages are signed with the previous one as well, so that the receiver can change over. */
export const renewWebhookSecret = operation({
  id: 'webhooks.renewSecret',
  method: 'POST',
  path: '/staff/v1/webhooks/{webhookId}/secret',
  summary: 'Renew the secret of a webhook',
  callers: { staff: 'webhooks.write', recentProof: true },
  params: webhookParams,
  body: Type.Object({ version: Type.Integer() }),
  response: webhookWithSecretSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
