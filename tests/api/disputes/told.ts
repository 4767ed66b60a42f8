import { randomUUID } from 'node:crypto';
import { signatureHeader, signatureOf } from '@eyelet/server/payment-providers/sandbox/webhook-signature.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';

export type Told = Readonly<{
  step: 'opened' | 'won' | 'lost';
  /** Minutes after noon of a day. */
  minute: number;
  /** By default what the payment is. */
  amount?: number;
  isFraud?: boolean;
  reason?: string;
  deadline?: string | null;
}>;

/** Has the sandbox say something of the payment of an order, as a bank would; the status of the shop’s answer. */
export async function tellDispute(
  { shop, origin }: RunningShop,
  orderNumber: string,
  { step, minute, isFraud = false, reason = '', deadline = null, ...more }: Told,
): Promise<number> {
  const { rows } = await shop.database.pool.query<{ key: string; amount: number }>(
    'select idempotency_key as key, amount from order_payment where order_number = $1',
    [orderNumber],
  );
  const { key, amount = 0 } = rows[0] ?? {};
  const body = JSON.stringify({
    ...{ id: randomUUID(), topic: 'dispute', key: key ?? orderNumber, success: true, step },
    ...{ amount: more.amount ?? (amount || 1), reason, isFraud, deadline },
    at: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  });
  const headers = { 'content-type': 'application/json', [signatureHeader]: signatureOf(body, shop.webhookSecret) };
  return (await fetch(`${origin}/payments/webhooks/sandbox`, { method: 'POST', headers, body })).status;
}
