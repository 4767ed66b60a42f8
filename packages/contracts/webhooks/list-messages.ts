import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { webhookFactNames } from './facts.ts';
import { webhookMessageSchema, webhookMessageStates } from './message.ts';
import { webhookParams } from './webhook.ts';

/** The messages to a webhook of the last thirty days, and those that wait, latest first. */
export const listWebhookMessages = operation({
  id: 'webhooks.listMessages',
  method: 'GET',
  path: '/staff/v1/webhooks/{webhookId}/messages',
  summary: 'List the messages of a webhook',
  callers: { staff: 'webhooks.read', keys: true },
  params: webhookParams,
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(webhookMessageStates)),
    fact: Type.Optional(oneOf(webhookFactNames)),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'Beginning of what the fact is about.' })),
  }),
  response: pageOf(webhookMessageSchema),
  refusals: ['STF404'],
  invalid: 'STF400',
});
