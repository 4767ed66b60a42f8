import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookMembers, webhookWithSecretSchema } from './webhook.ts';

/**
 * Makes a webhook under an id that the caller chooses, so that a repeated call makes no second one; the repetition answers no secret.
 * STF400: the address is not one of the public internet, or there are too many webhooks; STF409: the id has another webhook.
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
