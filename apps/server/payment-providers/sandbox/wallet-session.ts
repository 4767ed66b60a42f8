import { randomBytes } from 'node:crypto';
import type { WalletContact } from '@eyelet/contracts/payments/wallet-contact.ts';
import type { Database } from '@eyelet/db/database.ts';
import { findSandboxConsent, openSandboxSession, type SandboxSessionRow } from '@eyelet/db/payments/sandbox-session.ts';
import type { OpenedSession, ProviderMethod, SessionRequest, TokenFacts } from '../provider.ts';
import { walletAccounts, walletContacts } from './wallet-accounts.ts';

export type WalletMethod = Exclude<ProviderMethod, 'CREDIT_CARD'>;

/** How long a shopper may take to consent, and a consent may be used. */
export const sessionMinutes = 20;

/** Networks of the cards in a simulated device. */
export const deviceNetworks = ['visa', 'masterCard', 'amex'] as const;

/** Opens a wallet's session for a cart and an amount, or gives the open one a new amount. */
export async function openWallet(
  db: Database['db'],
  { id, method, cartId, ...request }: SessionRequest & Readonly<{ method: WalletMethod }>,
  now: Date,
): Promise<OpenedSession | undefined> {
  const row = await openSandboxSession(db, {
    id,
    method,
    cart_id: cartId,
    amount: request.amount,
    currency: request.currency,
    express: request.express,
    locale: request.locale,
    country: request.country,
    return_to: request.returnTo,
    secret: randomBytes(18).toString('base64url'),
    created_at: now,
    expires_at: new Date(now.getTime() + sessionMinutes * 60_000),
  });
  if (!row) return undefined;
  const facts = {
    sessionId: id,
    messageOrigin: request.origin,
    expiresAt: row.expires_at,
    contact: contactOf(row),
  };
  return method === 'DW_APPLE_PAY'
    ? { ...facts, kind: 'device', merchantSession: merchantSession(row, request.origin, now), networks: deviceNetworks }
    : { ...facts, kind: 'approval', approvalUrl: `/sandbox-payments/approvals/${id}` };
}

/** The merchant session of a device; the simulated device returns `signature` with the buyer's consent. */
function merchantSession(row: SandboxSessionRow, origin: string, now: Date): Readonly<Record<string, unknown>> {
  return {
    merchantSessionIdentifier: row.id,
    nonce: row.id,
    merchantIdentifier: 'merchant.sandbox',
    domainName: new URL(origin).hostname,
    displayName: 'Sandbox',
    epochTimestamp: now.getTime(),
    expiresAt: row.expires_at.getTime(),
    signature: row.secret,
    authoriseUrl: `/sandbox-payments/devices/${row.id}`,
    // The contacts stored in the simulated device; a real one asks its owner.
    contacts: walletContacts(row.country, walletAccounts[0].email),
  };
}

/** The facts of a wallet's token while it can be used. */
export async function consentOf(
  db: Database['db'],
  token: string,
  method: WalletMethod,
  now: Date,
): Promise<TokenFacts | undefined> {
  const row = await findSandboxConsent(db, token, now);
  if (row?.method !== method) return undefined;
  return {
    method,
    card:
      row.card_brand !== null && row.card_last4 !== null
        ? {
            brand: row.card_brand,
            last4: row.card_last4,
            expiryMonth: 12,
            expiryYear: row.expires_at.getFullYear() + 3,
          }
        : undefined,
    account: row.account ?? undefined,
    amount: row.amount,
    currency: row.currency,
    cartId: row.cart_id,
    requestId: row.request_id ?? undefined,
    contact: contactOf(row),
  };
}

function contactOf({ contact }: SandboxSessionRow): WalletContact | undefined {
  return (contact as WalletContact | null) ?? undefined;
}
