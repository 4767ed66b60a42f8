import { findAdyenConsent, openAdyenSession } from '@eyelet/db/payments/adyen-session.ts';
import type { OpenedSession, SessionRequest, TokenFacts } from '../provider.ts';
import type { Adyen } from './adyen.ts';
import { consentEnd } from './deadlines.ts';

export type WalletMethod = 'PAYPAL' | 'KLARNA';

/** Opens a session in which a wallet is led to; Adyen's wallets by redirect do not tell addresses, so express is none. */
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

/** What the token of a wallet stands for, while it can be paid with. */
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
