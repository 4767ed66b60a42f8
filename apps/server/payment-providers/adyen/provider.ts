import { findAdyenCard } from '@eyelet/db/payments/adyen-card.ts';
import { findAdyenPayment } from '@eyelet/db/payments/adyen-payment.ts';
import type { CaptureState, PaymentState, RefundState } from '../../tenders/tender.ts';
import type { PaymentProvider, TokenFacts } from '../provider.ts';
import type { Adyen } from './adyen.ts';
import { answerDisputes } from './answer-disputes.ts';
import { isAppleToken, openApplePay } from './apple-pay.ts';
import { authorisePayment } from './authorise.ts';
import { brandNames } from './brand.ts';
import { capturePart, capturePayment, refundPayment } from './capture.ts';
import { cardOf, forgetCard } from './card-token.ts';
import { createOnce } from './once.ts';
import { challengePath } from './payment-request.ts';
import { paymentState } from './payment-state.ts';
import { readAdyenWebhook } from './read-webhook.ts';
import { verifyCard } from './verify.ts';
import { releaseRest, voidPayment } from './void.ts';
import { openWallet, walletFacts } from './wallet-session.ts';

/** Adyen behind the payment port. */
export function createAdyenProvider(adyen: Adyen): PaymentProvider {
  const { settings, secrets, database } = adyen;
  const { db } = database;
  const onDevices = settings.appleMerchant === undefined ? [] : (['DW_APPLE_PAY'] as const);
  const authoriseOnce = createOnce<PaymentState>();
  const captureOnce = createOnce<CaptureState>();
  const refundOnce = createOnce<RefundState>();
  return {
    name: 'adyen',
    brands: brandNames,
    methods: ['CREDIT_CARD', 'PAYPAL', 'KLARNA', ...onDevices],
    express: onDevices,
    async openSession(request, now) {
      const { id, method, locale, origin, returnTo } = request;
      if (method === 'DW_APPLE_PAY') return openApplePay(adyen, request);
      if (method !== 'CREDIT_CARD') return openWallet(adyen, method, request, now);
      const fieldsUrl = `/payments/adyen/fields?${new URLSearchParams({ locale, returnTo })}`;
      const facts = { sessionId: id, messageOrigin: origin, expiresAt: undefined, contact: undefined };
      return { ...facts, kind: 'fields', fieldsUrl, brands: brandNames };
    },
    challengeUrl: (challengeId, locale) => `${challengePath(challengeId)}?${new URLSearchParams({ locale })}`,
    async token(token, method, now) {
      if (method === 'PAYPAL' || method === 'KLARNA') return walletFacts(adyen, token, method, now);
      if (method === 'DW_APPLE_PAY') return isAppleToken(token) ? { ...unbound, method } : undefined;
      const row = await findAdyenCard(db, token);
      return row && row.encrypted_code !== null ? { ...unbound, method, card: cardOf(row) } : undefined;
    },
    verify: (token) => verifyCard(adyen, token),
    forget: (token) => forgetCard(adyen, token),
    authorise: (request, now) => authoriseOnce(request.key, () => authorisePayment(adyen, request, now)),
    async find(key) {
      const row = await findAdyenPayment(db, key);
      return row && paymentState(row);
    },
    capture: (paymentId, amount) => capturePayment(adyen, paymentId, amount),
    parts: {
      methods: settings.partMethods,
      holdDays: settings.holdDays,
      decidesLater: true,
      capture: (request, now) => captureOnce(request.key, () => capturePart(adyen, request, now)),
      release: (key) => releaseRest(adyen, key),
    },
    void: (key, now) => voidPayment(adyen, key, now),
    refund: (request, now) => refundOnce(request.key, () => refundPayment(adyen, request, now)),
    disputes: answerDisputes(adyen),
    readWebhook: (request) => readAdyenWebhook(request, settings, secrets),
  };
}

/** A card, in a device or not, may pay any amount of any cart; the owner and Adyen check what a device shows. */
const unbound: Omit<TokenFacts, 'method'> = {
  card: undefined,
  account: undefined,
  amount: undefined,
  currency: undefined,
  cartId: undefined,
  requestId: undefined,
  contact: undefined,
};
