import type { PaymentMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { rewardRefusals } from '@eyelet/contracts/loyalty/refusals.ts';
import { type PaymentData, providerMethods } from '@eyelet/contracts/payments/add-instrument.ts';
import { type CardRow, cardsOf } from '@eyelet/db/cards/card.ts';
import type { CartDocument, CartInstrument } from '@eyelet/domain/cart/document.ts';
import { fromAmount } from '@eyelet/domain/money/amount.ts';
import { coverageOf, withInstrument, withValue } from '@eyelet/domain/payments/coverage.ts';
import { isValueMethod, type ValueMethod } from '@eyelet/domain/payments/value-methods.ts';
import { creditInstrument } from '../allowances/credit-instrument.ts';
import { hasGiftCards } from '../gift-cards/goods.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { rewardInstrument } from '../loyalty/reward-instrument.ts';
import { voucherInstrument } from '../loyalty/voucher-instrument.ts';
import { hasExpired } from '../payment-providers/card-expiry.ts';
import { priceDocument } from '../pricing/price.ts';
import { storeCreditInstrument } from '../store-credit/credit-instrument.ts';
import { attachVoucher } from './attach-voucher.ts';
import { type GiftCardRefusal, giftCardInstrument } from './gift-card-instrument.ts';
import { offersOf } from './offers.ts';

/** Instruments that a cart may have besides gift cards; each takes a call to its provider while the buyer waits. */
const mostInstruments = 5;

export type InstrumentRequest = PaymentData & Readonly<{ methodId: PaymentMethodId; amount?: number | undefined }>;

/** An instrument with the amount (minor units) that the shopper consented to, where it is bound to one. */
export type BoundInstrument = Readonly<{ instrument: CartInstrument; bound: number | undefined }>;

/**
 * The instrument that a request names: a saved card of the caller (PYT404: removed), or the provider's facts of a token
 * (PAY400: unknown, or for another cart or currency). Expired cards are refused (FE309), and so are methods that the
 * shop does not accept (PAY400).
 */
export async function instrumentOf(
  context: Context,
  request: InstrumentRequest,
  cartId: string,
): Promise<BoundInstrument | Refusal<'PAY400' | 'FE309' | 'PYT404' | ValueRefusal>> {
  const { shop, now, market, newId, session } = context;
  if (isValueMethod(request.methodId)) {
    const instrument = await valueInstrument(context, request.methodId, request);
    return instrument instanceof Refusal ? instrument : { instrument, bound: undefined };
  }
  const methodId = providerMethods.find((one) => one === request.methodId);
  if (!methodId) return refuse('PAY400');
  const amount = request.amount === undefined ? null : fromAmount(request.amount);
  const plain = { id: newId(), methodId, amount, account: null, requestId: null };
  if (request.paymentInstrumentId !== undefined) {
    const saved = (await savedCards(context)).find(({ id }) => id === request.paymentInstrumentId);
    if (!saved || methodId !== 'CREDIT_CARD') return refuse('PYT404');
    const { token, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear } = saved;
    if (hasExpired({ month: expiryMonth, year: expiryYear }, now)) return refuse('FE309');
    const card = { brand, last4, expiryMonth, expiryYear };
    return { instrument: { ...plain, token, card, savedCardId: saved.id, keep: false }, bound: undefined };
  }
  const token = request.token ?? '';
  const facts = token === '' ? undefined : await shop.payments.token(token, methodId, now);
  if (!facts) return refuse('PAY400');
  if (facts.cartId !== undefined && facts.cartId !== cartId) return refuse('PAY400');
  if (facts.currency !== undefined && facts.currency !== market.currency) return refuse('PAY400');
  const card = facts.card ?? null;
  const isCard = methodId === 'CREDIT_CARD';
  if (isCard && card && hasExpired({ month: card.expiryMonth, year: card.expiryYear }, now)) return refuse('FE309');
  const instrument = {
    ...plain,
    token,
    card,
    account: facts.account ?? null,
    requestId: facts.requestId ?? null,
    savedCardId: null,
    keep: isCard && request.saveCard === true && session?.consumerType !== 'GUEST',
  };
  return { instrument, bound: facts.amount };
}

export type ValueRefusal = GiftCardRefusal | (typeof rewardRefusals)[number];

/** Value of the caller, or a gift card or reward whose number they know. */
async function valueInstrument(
  context: Context,
  methodId: ValueMethod,
  request: InstrumentRequest,
): Promise<CartInstrument | Refusal<'PAY400' | 'PYT404' | ValueRefusal>> {
  const wanted = request.amount === undefined ? undefined : fromAmount(request.amount);
  switch (methodId) {
    case 'GIFT_CARD':
      return giftCardInstrument(context, request);
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return rewardInstrument(context, methodId, request.number);
    case 'ATHLETES_PAYMENT':
      return creditInstrument(context, wanted);
    case 'STORE_CREDIT':
      return storeCreditInstrument(context, wanted);
    case 'LOYALTY_POINTS':
      if (context.session?.consumerType === 'GUEST') return refuse('REW401');
      return voucherInstrument(context, (available) =>
        wanted === undefined ? available.at(-1) : available.find(({ amount }) => amount === wanted),
      );
  }
}

/** The saved cards of the caller; guests have none. */
export async function savedCards({ shop, session }: Context): Promise<readonly CardRow[]> {
  return session && session.consumerType !== 'GUEST' ? cardsOf(shop.database.db, session.consumerNo) : [];
}

/**
 * The document with another instrument. Refuses a method that is not offered for the total, and a consent to another
 * amount than the instrument would have to pay (PAY400).
 */
export function attach(
  context: Context,
  document: CartDocument,
  { instrument, bound }: BoundInstrument,
): CartDocument | Refusal<'PAY400' | AttachRefusal> {
  const { total } = priceDocument(context, document).totals;
  if (isValueMethod(instrument.methodId)) return attachValue(context, document, instrument);
  if (!offersOf(context, total).some(({ method }) => method === instrument.methodId)) return refuse('PAY400');
  const instruments = withInstrument(document.instruments, instrument, total);
  if (instruments.filter(({ methodId }) => !isValueMethod(methodId)).length > mostInstruments) return refuse('PAY400');
  const share = coverageOf(instruments, total).shares.find((one) => one.instrument.id === instrument.id);
  if (bound !== undefined && share?.amount !== bound) return refuse('PAY400');
  return { ...document, instruments };
}

export type AttachRefusal = 'GFC410' | 'GFC725' | 'GFC755' | 'REW140';

/** Value buys no gift cards (PAY400), and each kind but gift cards pays once: another one replaces it. */
function attachValue(
  context: Context,
  document: CartDocument,
  instrument: CartInstrument,
): CartDocument | Refusal<'PAY400' | AttachRefusal> {
  const { methodId } = instrument;
  if (methodId === 'GIFT_CARD') return attachGiftCard(context, document, instrument);
  if (methodId === 'LOYALTY_POINTS') return attachVoucher(context, document, instrument);
  if (hasGiftCards(context, document)) return refuse('PAY400');
  const others = document.instruments.filter((one) => one.methodId !== methodId);
  return { ...document, instruments: withValue(others, instrument) };
}

/** A gift card cannot buy gift cards (GFC725), pays once (GFC755), and is one of no more than the shop takes for an order (GFC410). */
function attachGiftCard(
  context: Context,
  document: CartDocument,
  instrument: CartInstrument,
): CartDocument | Refusal<AttachRefusal> {
  const others = document.instruments.filter(({ methodId }) => methodId === 'GIFT_CARD');
  if (others.some(({ token }) => token === instrument.token)) return refuse('GFC755');
  if (others.length >= context.shop.settings.current()['gift-cards.most-of-order']) return refuse('GFC410');
  if (hasGiftCards(context, document)) return refuse('GFC725');
  return { ...document, instruments: withValue(document.instruments, instrument) };
}
