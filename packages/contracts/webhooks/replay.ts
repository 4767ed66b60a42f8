import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webhookParams } from './webhook.ts';

/**
 * Sends messages again that were delivered or given up, under the same ids. Answers how many are due again: one that waits
 * already is left as it is, so that a call may be repeated.
 */
export const replayWebhookMessages = operation({
  id: 'webhooks.replay',
  method: 'POST',
  path: '/staff/v1/webhooks/{webhookId}/replay',
  summary: 'Send messages of a webhook again',
  callers: { staff: 'webhooks.write', keys: true },
  params: webhookParams,
  body: Type.Object({ messages: Type.Array(Type.String({ maxLength: 64 }), { minItems: 1, maxItems: 200 }) }),
  response: Type.Object({ replayed: Type.Integer() }),
  refusals: ['STF404'],
  invalid: 'STF400',
});
