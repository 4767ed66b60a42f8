import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { openPaymentSession, type PaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import { sessionRetryDelay } from '@eyelet/domain/wallets/session-retry.ts';

type Asked = RequestOf<typeof openPaymentSession>['query'];

/** Opens a payment session; a failed call is retried once after three seconds (B7.05). */
export async function openSessionOnce(
  client: ApiClient,
  { sessionId, ...asked }: Omit<Asked, 'sessionId'> & Readonly<{ sessionId: string | undefined }>,
  pause: (milliseconds: number) => Promise<void>,
): Promise<PaymentSession> {
  const query = { ...asked, ...(sessionId === undefined ? {} : { sessionId }) };
  try {
    return await client.call(openPaymentSession, { query });
  } catch {
    await pause(sessionRetryDelay);
    return client.call(openPaymentSession, { query });
  }
}
