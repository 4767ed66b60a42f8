import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import type { Database } from '@eyelet/db/database.ts';
import { deleteSandboxCard, findSandboxCard, type SandboxCardRow } from '@eyelet/db/payments/sandbox-card.ts';
import {
  captureSandboxPart,
  captureSandboxPayments,
  closeSandboxPayment,
  refundSandboxPayment,
  voidSandboxPayment,
} from '@eyelet/db/payments/sandbox-movement.ts';
import {
  authoriseSandboxPayment,
  findSandboxPayment,
  type SandboxPaymentRow,
} from '@eyelet/db/payments/sandbox-payment.ts';
import { tellOf } from '@eyelet/db/payments/sandbox-webhook.ts';
import { gathering } from '../../kernel/group.ts';
import type { PaymentState } from '../../tenders/tender.ts';
import { methods, type PaymentProvider } from '../provider.ts';
import { answerSandboxDisputes } from './answer-disputes.ts';
import { brandNames } from './card.ts';
import { sandboxReport } from './settlement-report.ts';
import { consentOf, openWallet } from './wallet-session.ts';
import { readSandboxWebhook } from './webhook-signature.ts';

/** How long a challenge may take (C8.163), and how long a payment may be pending. */
export const challengeMinutes = 5;
export const pendingMinutes = 20;

/** Days for which the sandbox holds what was authorised, as card networks do. */
const holdDays = 7;

/** Beginning of the device fingerprints that the fraud check flags. */
const flaggedDevice = 'flagged';

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

type Asked = Readonly<{ paymentId: string; amount: number; now: Date }>;

const captureTogether = gathering<Asked, boolean>(async ({ pool }, asked) => {
  const captured = await captureSandboxPayments(pool, asked, asked[0].now);
  return asked.map(({ paymentId }) => captured.has(paymentId));
});

/** The provider that needs no account: its own pages, tokens, challenges and bookings, in the shop's database. */
export function createSandboxProvider(database: Database, webhookSecret: string): PaymentProvider {
  const { db, pool } = database;
  return {
    name: 'sandbox',
    brands: brandNames,
    methods,
    express: ['PAYPAL', 'DW_APPLE_PAY'],
    async openSession(request, now) {
      if (request.method !== 'CREDIT_CARD') return openWallet(db, { ...request, method: request.method }, now);
      const { id, locale, origin, returnTo } = request;
      const fieldsUrl = `/sandbox-payments/fields?${new URLSearchParams({ locale, returnTo })}`;
      const facts = { sessionId: id, messageOrigin: origin, expiresAt: undefined, contact: undefined };
      return { ...facts, kind: 'fields', fieldsUrl, brands: brandNames };
    },
    challengeUrl: (challengeId, locale) =>
      `/sandbox-payments/challenge/${challengeId}?${new URLSearchParams({ locale })}`,
    async token(token, method, now) {
      if (method !== 'CREDIT_CARD') return consentOf(db, token, method, now);
      const row = await findSandboxCard(db, token);
      return row && { ...unbound, card: cardOf(row) };
    },
    async verify(token) {
      const row = await findSandboxCard(db, token);
      const isGood = row && row.behaviour !== 'decline' && row.behaviour !== 'fraud';
      return isGood ? { card: cardOf(row), token } : undefined;
    },
    forget: (token) => deleteSandboxCard(db, token),
    async authorise({ key, method, token, amount, currency, cartId, shopper, keep }, now) {
      const row = await authoriseSandboxPayment(pool, {
        key,
        method,
        token,
        amount,
        currency,
        cartId,
        id: randomUUID(),
        flagged: shopper.fingerprint?.startsWith(flaggedDevice) ?? false,
        challengeId: randomBytes(18).toString('base64url'),
        code: String(randomInt(100_000, 1_000_000)),
        challengeExpires: inMinutes(now, challengeMinutes),
        pendingExpires: inMinutes(now, pendingMinutes),
        now,
      });
      const state: PaymentState = row ? stateOf(row) : { kind: 'declined' };
      return keep && state.kind === 'authorised' ? { ...state, keptToken: token } : state;
    },
    async find(key) {
      const row = await findSandboxPayment(db, key);
      return row && stateOf(row);
    },
    async capture(paymentId, amount, now) {
      const captured = await captureTogether(database, { paymentId, amount, now });
      if (!captured) throw new Error(`payment ${paymentId} cannot be captured`);
    },
    parts: {
      methods,
      holdDays,
      async capture(request, now) {
        const heldSince = new Date(now.getTime() - holdDays * 24 * 3_600_000);
        const isCaptured = await captureSandboxPart(db, { ...request, heldSince, now });
        return isCaptured ? { kind: 'captured', captureId: `capture-${request.key}` } : { kind: 'refused' };
      },
      async release(key, now) {
        if (await closeSandboxPayment(db, key, now)) await tellOf(db, 'void', key, true, now);
      },
    },
    async void(key, now) {
      const outcome = await voidSandboxPayment(db, randomUUID(), key, now);
      if (outcome === 'released') await tellOf(db, 'void', key, true, now);
      return outcome === 'captured' ? 'captured' : 'released';
    },
    async refund({ key, paymentId, amount, currency }, now) {
      const outcome = await refundSandboxPayment(db, { key, paymentId, amount, currency, now });
      if (outcome === 'no') return { kind: 'refused' };
      if (outcome === 'new') await tellOf(db, 'refund', key, true, now);
      return { kind: 'refunded', refundId: `refund-${key}` };
    },
    settlementReport: (from, before) => sandboxReport(database, from, before),
    disputes: answerSandboxDisputes(database),
    readWebhook: (request) => readSandboxWebhook(request, webhookSecret),
  };
}

/** A card may pay any amount of any cart. */
const unbound = {
  method: 'CREDIT_CARD',
  account: undefined,
  amount: undefined,
  currency: undefined,
  cartId: undefined,
  requestId: undefined,
  contact: undefined,
} as const;

function cardOf(row: SandboxCardRow): Card {
  return { brand: row.brand, last4: row.last4, expiryMonth: row.expiry_month, expiryYear: row.expiry_year };
}

function stateOf(row: SandboxPaymentRow): PaymentState {
  const deadline = row.expires_at ?? row.created_at;
  switch (row.state) {
    case 'authorised':
    case 'captured':
      return { kind: 'authorised', paymentId: row.id, ...(row.token === null ? {} : { keptToken: row.token }) };
    case 'challenge':
      return { kind: 'challenge', paymentId: row.id, challengeId: row.challenge_id ?? '', expiresAt: deadline };
    case 'pending':
      return { kind: 'pending', paymentId: row.id, expiresAt: deadline };
    case 'fraud':
    case 'voided':
      return { kind: row.state };
    case 'declined':
    case 'failed':
      return { kind: 'declined' };
  }
}
