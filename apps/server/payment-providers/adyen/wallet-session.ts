import { findAdyenConsent, openAdyenSession } from '@eyelet/db/payments/adyen-session.ts';
import type { OpenedSession, SessionRequest, TokenFacts } from '../provider.ts';
import type { Adyen } from './adyen.ts';
import { consentEnd } from './deadlines.ts';

export type WalletMethod = 'PAYPAL' | 'KLARNA';

/** Opens a session that redirects to a wallet; Adyen's redirect wallets return no addresses, so there is no express. */
export async function openWallet(
  { database }: Adyen,
  method: WalletMethod,
  request: SessionRequest,
  now: Date,
): Promise<OpenedSession | undefined> {
  if (request.express) return undefined;
  const row = await openAdyenSession(database.db, {
    id: request.id,
    method,
    cart_id: request.cartId,
    amount: request.amount,
    currency: request.currency,
    locale: request.locale,
    country: request.country,
    return_to: request.returnTo,
    created_at: now,
    expires_at: consentEnd(now),
  });
  return (
    row && {
      kind: 'approval',
      sessionId: row.id,
      messageOrigin: request.origin,
      expiresAt: row.expires_at,
      contact: undefined,
      approvalUrl: `/payments/adyen/approvals/${row.id}`,
    }
  );
}

/** The facts of a wallet's token while it can be used. */
export async function walletFacts(
  { database }: Adyen,
  token: string,
  method: WalletMethod,
  now: Date,
): Promise<TokenFacts | undefined> {
  const row = await findAdyenConsent(database.db, token, now);
  if (row?.method !== method) return undefined;
  return {
    method,
    card: undefined,
    account: row.account ?? undefined,
    amount: row.amount,
    currency: row.currency,
    cartId: row.cart_id,
    requestId: row.psp_reference ?? undefined,
    contact: undefined,
  };
}
