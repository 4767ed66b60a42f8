import { hearAgain } from '../payments/hear-notice.ts';
import { sendSandboxWebhooks } from '../payments/sandbox/send-webhooks.ts';
import type { Shop } from '../shop.ts';

/** Has the sandbox send its webhooks to this shop, and deals with what was left of those that came. */
export async function hearPayments(shop: Shop): Promise<void> {
  const { host, port, publicOrigin } = shop.config;
  if (shop.payments.name === 'sandbox') await sendSandboxWebhooks(shop, publicOrigin ?? `http://${host}:${port}`);
  await hearAgain(shop);
}
