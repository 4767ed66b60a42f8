import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookMessageSchema, webhookTrySchema } from './message.ts';
import { webhookParams } from './webhook.ts';

/** A message as it is sent, with every try, the latest first. */
export const readWebhookMessage = operation({
  id: 'webhooks.readMessage',
  method: 'GET',
  path: '/staff/v1/webhooks/{webhookId}/messages/{messageId}',
  summary: 'Read a message of a webhook',
  callers: { staff: 'webhooks.read', keys: true },
  params: Type.Object({ ...webhookParams.properties, messageId: Type.String({ maxLength: 64 }) }),
  response: Type.Object({
    message: webhookMessageSchema,
    body: Type.String({ description: 'The JSON that is signed and sent.' }),
    tries: Type.Array(webhookTrySchema),
  }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
