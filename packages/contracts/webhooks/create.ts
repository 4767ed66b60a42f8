import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookMembers, webhookWithSecretSchema } from './webhook.ts';

/**
 * Creates a webhook under an id that the caller chooses, so that a repeated call does not create a second one; the
 * repetition does not answer the secret. STF400: the address is not on the public internet, or there are too many
 * webhooks; STF409: the id belongs to another webhook.
 */
export const createWebhook = operation({
  id: 'webhooks.create',
  method: 'POST',
  path: '/staff/v1/webhooks',
  summary: 'Create a webhook',
  callers: { staff: 'webhooks.write', recentProof: true },
  body: Type.Object({ webhookId: Type.String({ format: 'uuid' }), ...webhookMembers }),
  status: 201,
  response: webhookWithSecretSchema,
  refusals: ['STF400', 'STF409'],
  invalid: 'STF400',
});
