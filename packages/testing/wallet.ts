import { openPaymentSession } from '@eyelet/contracts/payments/open-session.ts';
import type { Shopper } from './shopper.ts';

export type Wallet = 'PAYPAL' | 'KLARNA';
type Session = Awaited<ReturnType<typeof openWallet>>;

/** Opens the approval of a wallet for a cart. */
export function openWallet(
  shopper: Shopper,
  cartId: string,
  wallet: Wallet,
  more: Readonly<{ express?: boolean; sessionId?: string; referer?: string }> = {},
) {
  const how =
    wallet === 'PAYPAL'
      ? ({ paymentMethodId: 'CREDIT_CARD', paymentMethod: 'paypal' } as const)
      : ({ paymentMethodId: 'KLARNA' } as const);
  return shopper.call(openPaymentSession, { query: { cartId, ...how, ...more } });
}

/** Submits the approval's form as a browser without scripts does; returns the redirect. */
export async function answerApproval(
  shopper: Shopper,
  origin: string,
  session: Session,
  fields: Readonly<Record<string, string>>,
): Promise<Response> {
  const url = origin + (session.meta.approvalUrl ?? '');
  const shown = await (await shopper.fetch(url)).text();
  const secret = /name="secret" value="([^"]+)"/.exec(shown)?.[1] ?? '';
  return shopper.fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ secret, ...fields }).toString(),
  });
}

/** The token of an approval by the buyer. */
export async function walletToken(
  shopper: Shopper,
  origin: string,
  cartId: string,
  wallet: Wallet,
  account = 'buyer@example.com',
): Promise<string> {
  const session = await openWallet(shopper, cartId, wallet);
  const answer = await answerApproval(shopper, origin, session, { action: 'approve', account });
  const back = new URL(answer.headers.get('location') ?? '', origin);
  return back.searchParams.get('paymentToken') ?? '';
}

/** The token of a simulated Apple Pay sheet that has shown an amount. */
export async function deviceToken(
  shopper: Shopper,
  origin: string,
  cartId: string,
  amount: number,
  outcome: 'approve' | 'decline' | 'fraud' = 'approve',
): Promise<string> {
  const { meta } = await shopper.call(openPaymentSession, { query: { cartId, paymentMethodId: 'DW_APPLE_PAY' } });
  const merchant = meta.applePay?.merchantSession as { signature: string; authoriseUrl: string };
  const response = await fetch(origin + merchant.authoriseUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      signature: merchant.signature,
      amount,
      currency: meta.applePay?.currencyCode,
      outcome,
    }),
  });
  return ((await response.json()) as { token?: string }).token ?? '';
}
