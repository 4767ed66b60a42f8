import type { Shop } from '../kernel/shop.ts';
import { sendSandboxWebhooks } from '../payment-providers/sandbox/send-webhooks.ts';
import { retryNotices } from '../payments/receive-notices.ts';

/**
 * Has the sandbox send its webhooks to this shop, or gives up abandoned payments at Adyen, and processes unhandled
 * notices.
 */
export async function pollPayments(shop: Shop): Promise<void> {
  const { host, port, publicOrigin } = shop.config;
  if (shop.payments.name === 'sandbox') await sendSandboxWebhooks(shop, publicOrigin ?? `http://${host}:${port}`);
  await shop.adyen?.sweep(shop.clock());
  await retryNotices(shop);
}
