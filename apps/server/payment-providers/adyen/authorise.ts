import { randomBytes } from 'node:crypto';
import { findAdyenCard, spendAdyenCode } from '@eyelet/db/payments/adyen-card.ts';
import {
  type AdyenPaymentRow,
  answerAdyenPayment,
  askAdyenPayment,
  findAdyenPayment,
  useAdyenConsent,
} from '@eyelet/db/payments/adyen-payment.ts';
import type { AuthoriseRequest, PaymentState } from '../../tenders/tender.ts';
import type { Adyen } from './adyen.ts';
import { type AdyenAnswer, stateOfAnswer } from './answer.ts';
import { isAppleToken } from './apple-pay.ts';
import { idempotencyKeyOf } from './client.ts';
import { challengeEnd, consentEnd } from './deadlines.ts';
import { applePayRequest, cardRequest, type PaymentRequest } from './payment-request.ts';
import { paymentState } from './payment-state.ts';
import { AdyenError } from './send.ts';
import { giveUpLate } from './void.ts';

/**
 * Authorises money, once per key: the key is booked first, and Adyen gets it as the idempotency key. For a wallet the
 * money was authorised when its owner consented, so its consent is only booked.
 */
export async function authorisePayment(adyen: Adyen, asked: AuthoriseRequest, now: Date): Promise<PaymentState> {
  const { db } = adyen.database;
  const { key, method, token, amount, currency, cartId } = asked;
  if (method === 'PAYPAL' || method === 'KLARNA') {
    const used = await useAdyenConsent(db, { key, token, method, amount, currency, cartId, now });
    return (used && paymentState(used)) ?? { kind: 'declined' };
  }
  const known = await findAdyenPayment(db, key);
  const settled = known && paymentState(known);
  if (settled) return settled;
  const challengeId = known?.challenge_id ?? randomBytes(18).toString('base64url');
  const request = await requestOf(adyen, asked, challengeId);
  if (!request) return { kind: 'declined' };
  const isCard = method === 'CREDIT_CARD';
  const booked = await askAdyenPayment(db, {
    key,
    token: isCard ? token : null,
    amount,
    currency,
    keep: isCard && asked.keep,
    challengeId,
    now,
  });
  const meanwhile = paymentState(booked);
  if (meanwhile) return meanwhile;
  const row = await record(adyen, booked, await ask(adyen, request), now);
  if (isCard) await spendAdyenCode(db, token);
  return paymentState(row) ?? { kind: 'declined' };
}

async function requestOf(
  adyen: Adyen,
  asked: AuthoriseRequest,
  challengeId: string,
): Promise<PaymentRequest | undefined> {
  if (asked.method === 'DW_APPLE_PAY') return isAppleToken(asked.token) ? applePayRequest(adyen, asked) : undefined;
  const card = await findAdyenCard(adyen.database.db, asked.token);
  // Without its security code a card pays only for the consumer who has saved it.
  const isGood = card && (asked.saved || card.encrypted_code !== null);
  return isGood ? cardRequest(adyen, card, asked, challengeId) : undefined;
}

/** Sends a payment; a request that Adyen rejects finally is a refused payment. */
export async function ask({ api, log }: Adyen, request: PaymentRequest): Promise<AdyenAnswer> {
  try {
    return await api.PaymentsApi.payments(request, { idempotencyKey: idempotencyKeyOf('payment', request.reference) });
  } catch (error) {
    if (!(error instanceof AdyenError) || !error.isFinal) throw error;
    log.warn({ code: error.code, reference: request.reference }, 'Adyen rejected a payment request');
    return { resultCode: 'Error' };
  }
}

/**
 * Books an answer for a payment in the state of `row`. One that was voided while Adyen was asked stays so, and its
 * authorised money is released.
 */
export async function record(
  adyen: Adyen,
  { idempotency_key: key, state: from }: Pick<AdyenPaymentRow, 'idempotency_key' | 'state'>,
  answer: AdyenAnswer,
  now: Date,
): Promise<AdyenPaymentRow> {
  const { db } = adyen.database;
  const { pspReference, action } = answer;
  const state = stateOfAnswer(answer);
  const deadlines = { challenge: challengeEnd(now), pending: consentEnd(now) } as const;
  const expiresAt = state === 'challenge' || state === 'pending' ? deadlines[state] : undefined;
  const written = await answerAdyenPayment(db, key, from, { state, pspReference, action, expiresAt });
  if (written) return written;
  const row = await findAdyenPayment(db, key);
  if (!row) throw new Error(`the payment ${key} no longer exists`);
  if (row.state === 'voided' && (state === 'authorised' || state === 'pending'))
    await giveUpLate(adyen, key, pspReference);
  return row;
}
