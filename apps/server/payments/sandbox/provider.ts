import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Card } from '@eyelet/contracts/payments/instrument.ts';
import type { Database } from '@eyelet/db/database.ts';
import { deleteSandboxCard, findSandboxCard, type SandboxCardRow } from '@eyelet/db/payments/sandbox-card.ts';
import { captureSandboxPayment, voidSandboxPayment } from '@eyelet/db/payments/sandbox-movement.ts';
import {
  authoriseSandboxPayment,
  findSandboxPayment,
  type SandboxPaymentRow,
} from '@eyelet/db/payments/sandbox-payment.ts';
import type { PaymentProvider, PaymentState } from '../provider.ts';
import { brandNames } from './card.ts';

/** How long a challenge may take (C8.163). */
export const challengeMinutes = 5;

/** The provider that works without an account: own card fields, tokens, challenges and books, in the shop's database. */
export function createSandboxProvider({ db, pool }: Database): PaymentProvider {
  return {
    name: 'sandbox',
    brands: brandNames,
    methods: ['CREDIT_CARD'],
    async openSession({ id, method, locale, origin, returnTo }) {
      if (method !== 'CREDIT_CARD') return undefined;
      const fieldsUrl = `/sandbox-payments/fields?${new URLSearchParams({ locale, returnTo })}`;
      const facts = { sessionId: id, messageOrigin: origin, expiresAt: undefined, contact: undefined };
      return { ...facts, kind: 'fields', fieldsUrl, brands: brandNames };
    },
    challengeUrl: (challengeId, locale) =>
      `/sandbox-payments/challenge/${challengeId}?${new URLSearchParams({ locale })}`,
    async token(token, method) {
      const row = method === 'CREDIT_CARD' ? await findSandboxCard(db, token) : undefined;
      return row && { ...unbound, card: cardOf(row) };
    },
    async verify(token) {
      const row = await findSandboxCard(db, token);
      const isGood = row?.behaviour === 'approve' || row?.behaviour === 'challenge';
      return row && isGood ? { card: cardOf(row), token } : undefined;
    },
    forget: (token) => deleteSandboxCard(db, token),
    async authorise(request, now) {
      const row = await authoriseSandboxPayment(pool, {
        ...request,
        id: randomUUID(),
        challengeId: randomBytes(18).toString('base64url'),
        code: String(randomInt(100_000, 1_000_000)),
        challengeExpires: new Date(now.getTime() + challengeMinutes * 60_000),
        now,
      });
      return row ? stateOf(row) : { kind: 'declined' };
    },
    async find(key) {
      const row = await findSandboxPayment(db, key);
      return row && stateOf(row);
    },
    async capture(paymentId, amount, now) {
      const captured = await captureSandboxPayment(db, paymentId, amount, now);
      if (!captured) throw new Error(`payment ${paymentId} cannot be captured`);
    },
    void: (key, now) => voidSandboxPayment(db, randomUUID(), key, now),
    refund: async () => ({ kind: 'refused' }),
    readWebhook: () => undefined,
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
  switch (row.state) {
    case 'authorised':
    case 'captured':
      return { kind: 'authorised', paymentId: row.id };
    case 'challenge':
      return {
        kind: 'challenge',
        paymentId: row.id,
        challengeId: row.challenge_id ?? '',
        expiresAt: row.expires_at ?? row.created_at,
      };
    case 'pending':
      return { kind: 'pending', paymentId: row.id, expiresAt: row.expires_at ?? row.created_at };
    case 'fraud':
    case 'voided':
      return { kind: row.state };
    case 'declined':
    case 'failed':
      return { kind: 'declined' };
  }
}
