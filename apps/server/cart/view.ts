import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Flash } from '@eyelet/contracts/cart/flash.ts';
import type { Instrument } from '@eyelet/contracts/cart/instrument.ts';
import type { Totals } from '@eyelet/contracts/cart/totals.ts';
import type { Reward } from '@eyelet/contracts/loyalty/reward.ts';
import type { CartInstrument } from '@eyelet/domain/cart/document.ts';
import { isTaxPending } from '@eyelet/domain/delivery/tax-pending.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { type Coverage, coverageOf } from '@eyelet/domain/payments/coverage.ts';
import { rewardsOf } from '@eyelet/domain/payments/rewards.ts';
import { isRewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import type { Gone } from '@eyelet/domain/pricing/sell.ts';
import type { Totals as CartTotals } from '@eyelet/domain/pricing/totals.ts';
import { fullAddress } from '../addresses/details.ts';
import type { Context } from '../kernel/context.ts';
import { adjustmentsView } from '../pricing/adjustments.ts';
import { type PricedCart, priceDocument } from '../pricing/price.ts';
import { couponsView } from '../pricing/promotion-view.ts';
import type { OpenCart } from './change.ts';
import { approachingOf, promotionsOf } from './promotions.ts';
import { flashOf, giftFlashes, transitionFlashes } from './view-flash.ts';
import { itemView } from './view-item.ts';
import { shipmentsView } from './view-methods.ts';

/** Members that only some calls pass: their own flashes, the store that is asked about, and the prices if they are known. */
export type CartExtras = Readonly<{
  flash?: readonly Flash[];
  storeId?: string | undefined;
  priced?: PricedCart;
  /** The level of flashes for transitions (C4.26). */
  level?: Flash['level'];
}>;

/** The cart as the API answers it (C3.07), with current prices and stock. */
export function cartView(context: Context, cart: OpenCart, extra: CartExtras = {}): Cart {
  const { flash = [], storeId, level } = extra;
  const { document } = cart;
  const asked = storeId === undefined ? [] : [storeId];
  // The settled prices know only the stores of the cart.
  const settled = extra.priced ?? (storeId === undefined ? cart.priced : undefined);
  const priced = settled ?? priceDocument(context, document, { asked });
  const { lines, totals } = priced;
  const promoSummary = promotionsOf(priced, context.market);
  const coverage = coverageOf(document.instruments, totals.total);
  const instruments = document.instruments.map((one) => instrumentView(one, coverage, context.look !== undefined));
  return {
    id: cart.id,
    basketId: cart.id,
    version: cart.version,
    currency: context.market.currency,
    locale: context.market.header,
    totalItems: totals.units,
    totals: totalsView(totals, coverage, isTaxPending(priced.delivery.shipments, context.market.tax)),
    items: lines.map((line) => itemView(context, line, { document, priced, storeId })),
    payment_instruments: instruments,
    giftCards: instruments.flatMap(({ payment_method_id: id, account, amount }) =>
      id === 'GIFT_CARD' ? [{ c_gcCardNumber: account ?? '', amount }] : [],
    ),
    shippingMethods: [...shipmentsView(context, priced, document)],
    shippingAddress: document.shippingAddress && fullAddress(context, document.shippingAddress),
    billingAddress: document.billingAddress && fullAddress(context, document.billingAddress),
    pickupContact: document.pickupContact,
    couponItems: couponsView(context, document, promoSummary),
    orderPromotions: promoSummary.filter(({ level }) => level === 'ORDER'),
    promoSummary: [...promoSummary],
    flash: [
      ...flashesOfGone(context, priced.gone),
      ...giftFlashes(
        context,
        priced.lostGifts.map(({ id }) => id),
      ),
      ...transitionFlashes(context, cart.transitions ?? [], level),
      ...flash,
    ],
    customerNotifications: [...approachingOf(context, priced)],
    priceAdjustments: adjustmentsView(context, priced, document),
  };
}

/** Totals in major units. A means of payment that covers the remainder does not change remainingToPay. */
function totalsView(totals: CartTotals, coverage: Coverage<CartInstrument>, taxPending: boolean): Totals {
  const tax = toAmount(totals.tax);
  const withoutTax = toAmount(totals.totalWithoutTax);
  return {
    itemSubTotal: toAmount(totals.itemOriginal),
    rowTotal: toAmount(totals.rowTotal),
    totalDiscount: toAmount(totals.discount),
    totalDiscountPercentage: totals.discountPercent,
    itemTotal: toAmount(totals.itemTotal),
    shipping: toAmount(totals.shipping),
    tax,
    taxAmount: tax,
    totalWithoutTax: withoutTax,
    netAmount: withoutTax,
    total: toAmount(totals.total - rewardsOf(coverage.shares)),
    remainingToPay: toAmount(coverage.afterFixed),
    totalUnits: totals.units,
    appliedRewards: coverage.shares.flatMap(rewardView),
    taxIncluded: totals.taxIncluded,
    taxPending,
    taxation: totals.taxIncluded ? 'gross' : 'net',
  };
}

function rewardView({ instrument, amount }: Coverage<CartInstrument>['shares'][number]): Reward[] {
  const { id, methodId, account } = instrument;
  if (!isRewardMethod(methodId)) return [];
  return [
    {
      rewardId: id,
      ...(methodId === 'LOYALTY_POINTS' ? { code: null, points: Number(account) } : { code: account, points: null }),
      amountInCurrency: toAmount(amount),
      status: 'applied',
      expiryDate: null,
    },
  ];
}

function instrumentView(
  instrument: CartInstrument,
  { shares }: Coverage<CartInstrument>,
  isLookedAt: boolean,
): Instrument {
  return {
    payment_instrument_id: instrument.id,
    payment_method_id: instrument.methodId,
    amount: toAmount(shares.find((share) => share.instrument === instrument)?.amount ?? 0),
    card: instrument.card,
    account: instrument.account ?? null,
    c_requestID: isLookedAt ? null : (instrument.requestId ?? null),
  };
}

/** Lines that are left out of the answer are shown as flashes, so that nothing disappears silently. */
export function flashesOfGone(context: Pick<Context, 'market'>, gone: readonly Gone[]): readonly Flash[] {
  return gone.map(({ line }) => flashOf(context, 'ProductItemNotAvailable', { itemId: line.id, maxAllowedQty: 0 }));
}
