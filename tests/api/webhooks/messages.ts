import { randomUUID } from 'node:crypto';
import { createWebhook } from '@eyelet/contracts/webhooks/create.ts';
import type { WebhookFact } from '@eyelet/contracts/webhooks/facts.ts';
import { listWebhookMessages } from '@eyelet/contracts/webhooks/list-messages.ts';
import { readWebhookMessage } from '@eyelet/contracts/webhooks/read-message.ts';
import type { TestStaff } from '@eyelet/testing/staff.ts';

/** A webhook with an address, and the secret of its receiver. */
export async function newWebhook(staff: TestStaff, url: string, facts: readonly WebhookFact[] = ['order.placed']) {
  const body = { webhookId: randomUUID(), url, description: 'Stock of the warehouse', facts: [...facts], active: true };
  const { webhook, secret } = await staff.call(createWebhook, { body });
  if (secret === null) throw new Error('a new webhook has a secret');
  return { ...webhook, secret, params: { webhookId: webhook.webhookId } };
}

/** The last message of a webhook with its tries. */
export async function lastMessage(staff: TestStaff, webhookId: string) {
  const { rows } = await staff.call(listWebhookMessages, { params: { webhookId }, query: { limit: 1 } });
  const messageId = rows[0]?.messageId ?? '';
  return staff.call(readWebhookMessage, { params: { webhookId, messageId } });
}
