import type { AnyHandler } from '../kernel/handle.ts';
import { createWebhookHandler } from './create.ts';
import { listWebhooksHandler } from './list.ts';
import { listWebhookMessagesHandler } from './list-messages.ts';
import { readWebhookMessageHandler } from './read-message.ts';
import { removeWebhookHandler } from './remove.ts';
import { renewWebhookSecretHandler } from './renew-secret.ts';
import { replayWebhookMessagesHandler } from './replay.ts';
import { updateWebhookHandler } from './update.ts';

/** Outgoing webhooks and their messages. */
export const webhookHandlers: readonly AnyHandler[] = [
  listWebhooksHandler,
  createWebhookHandler,
  updateWebhookHandler,
  renewWebhookSecretHandler,
  removeWebhookHandler,
  listWebhookMessagesHandler,
  readWebhookMessageHandler,
  replayWebhookMessagesHandler,
];
