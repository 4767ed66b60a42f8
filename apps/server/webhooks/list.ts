import { listWebhooks } from '@eyelet/contracts/webhooks/list.ts';
import { listWebhookRows } from '@eyelet/db/webhooks/webhook.ts';
import { handle } from '../kernel/handle.ts';
import { webhookView } from './view.ts';

export const listWebhooksHandler = handle(listWebhooks, async ({ shop, now }) => ({
  webhooks: (await listWebhookRows(shop.database.db)).map((row) => webhookView(row, now)),
}));
