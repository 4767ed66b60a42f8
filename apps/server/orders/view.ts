import type { Card } from '@eyelet/contracts/cart/instrument.ts';
import type { OrderItem } from '@eyelet/contracts/cart/item.ts';
import type { Promotion } from '@eyelet/contracts/cart/promotion.ts';
import type { Totals } from '@eyelet/contracts/cart/totals.ts';
import type { Reward } from '@eyelet/contracts/loyalty/reward.ts';
import type { Order, OrderInstrument, OrderShipment } from '@eyelet/contracts/orders/order.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { shownHours } from '@eyelet/domain/orders/downloads.ts';
import { isCollected, nextSteps } from '@eyelet/domain/orders/shipping.ts';
import { isRewardMethod } from '@eyelet/domain/payments/value-methods.ts';
import { percentOf } from '@eyelet/domain/pricing/totals.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { downloadsOf } from '../downloads/of-order.ts';
import { wishView } from '../gift-cards/wish.ts';
import type { Context } from '../kernel/context.ts';
import { mayGive } from '../papers/may-give.ts';
import { mayInvoice } from '../papers/may-invoice.ts';
import { giftReceiptPath, paperPath } from '../papers/paper-path.ts';
import type { PaymentProvider } from '../payment-providers/provider.ts';
import { adjustmentView } from '../pricing/adjustments.ts';
import type { StoredLine, StoredOrder, StoredPayment, StoredShipment } from '../stored-orders/stored-order.ts';
import { cancellableUntil, ownCancellable } from './cancellable-view.ts';
import { hasArrived } from './has-arrived.ts';
import { promisedDaysOf } from './promised-days.ts';
import { progressOf } from './reach-step.ts';
import { stepsView, timeOf } from './steps-view.ts';
import { travelOf } from './travel.ts';

/** An order as the API answers it. Texts are in the language of the call; names are kept as they were bought. */
export function orderView(
  { shop, market, session, look }: Pick<Context, 'shop' | 'market' | 'session' | 'look'>,
  stored: StoredOrder,
): Order {
  const { order, lines, shipments } = stored;
  const isSeller = order.in_store !== null && order.in_store.storeEmployeeId === session?.consumerNo;
  const payment = stored.payments[0];
  const pending = stored.state === 'payment pending';
  const cancellable = ownCancellable(shop, stored);
  // Whoever looks as a customer gets nothing with which a payment could be gone on with.
  const challenge = pending && !look ? challengeView(stored.payments, shop.payments, market.header) : null;
  return {
    orderNumber: stored.orderNumber,
    status: stored.state,
    orderDate: stored.placedAt.toISOString(),
    steps: stepsView(stored),
    currency: order.currency,
    locale: order.locale,
    email: order.email,
    items: lines.map((line) => ({
      ...itemView(line, stored.giftCardsSent[line.line_no]),
      cancelledQty: stored.cancelled[line.line_no] ?? 0,
      cancellableQty: cancellable.get(line.line_no) ?? 0,
    })),
    shipments: shipments.map(
      (shipment): OrderShipment => ({
        shippingId: shipment.shipping_id,
        kind: shipment.kind,
        storeId: shipment.store_id,
        storeName: shipment.store_name,
        collectionPointId: shipment.collection_point_id,
        promised: promisedDaysOf(shipment),
        pickupWindow: shipment.pickup_window,
        shippingMethod: {
          code: shipment.method_code,
          label: shipment.method_label,
          price: { amount: toAmount(shipment.price) },
          deliveryTime: shipment.delivery_time,
        },
        shippingAddress: shipment.address,
        itemIds: lines.filter((line) => line.shipping_id === shipment.shipping_id).map((line) => line.item_id),
        takenAtOnce: shipment.taken_at_once,
        collectCode: waitsInStore(stored, shipment)
          ? shop.collectCodes.codeOf({ orderNumber: stored.orderNumber, shippingId: shipment.shipping_id })
          : null,
        ...travelOf(stored, shipment, shop.clock()),
      }),
    ),
    downloads: [...downloadsOf(shop, stored, shownHours * 3600)],
    billingAddress: order.billing,
    totals: totalsView(stored, pending || stored.state === 'cancelled'),
    paymentMethod: {
      code: payment?.method ?? '',
      additionalData: { card: payment ? cardView(payment) : null, account: payment?.account ?? null },
    },
    payment_instruments: stored.payments.map((one) => instrumentView(one, look !== undefined)),
    flash: challenge
      ? [
          {
            type: 'PaymentNotAuthorized',
            level: 'error',
            message: createMessages(market.tag)('flash.PaymentNotAuthorized'),
            details: { itemId: null, maxAllowedQty: null },
          },
        ]
      : [],
    promoSummary: promotionsOf(order.promotions),
    // Others do not learn who sold it.
    priceAdjustments: lines.flatMap(({ item_id, price_adjustment: one }) =>
      one ? [{ ...adjustmentView(one, item_id), ...(isSeller ? {} : { storeEmployeeId: '' }) }] : [],
    ),
    cancellableUntil: cancellableUntil(shop, stored),
    invoicePath: mayInvoice(shop, stored) ? paperPath(shop, stored.orderNumber, 'invoice') : null,
    giftReceiptPath: mayGive(stored) ? giftReceiptPath(shop, stored.orderNumber) : null,
    hasReceipt: order.receipt !== null,
    exchangeOf: stored.exchange?.ofOrder ?? null,
    replacementOf: stored.rootOrder,
    hasArrived: hasArrived(stored),
    challenge,
    channel: order.channel,
    source: order.source,
    mobileChannel: order.mobile_channel,
    ...(isSeller && order.in_store ? { inStoreSalesInfo: order.in_store } : {}),
  };
}

/** Whether a shipment can be collected now. */
function waitsInStore({ state }: StoredOrder, shipment: StoredShipment): boolean {
  return isCollected(shipment) && nextSteps(state, progressOf(shipment)).includes('delivered');
}

function itemView(
  line: StoredLine,
  giftCardSentAt: string | undefined,
): Omit<OrderItem, 'cancelledQty' | 'cancellableQty'> {
  const current = toAmount(line.current_price);
  const original = toAmount(line.original_price);
  return {
    id: line.item_id,
    productId: line.product_id,
    masterId: line.master_id,
    upc: line.upc,
    sku: line.sku,
    recipeId: line.recipe_id,
    qty: line.qty,
    maxQty: line.max_qty,
    name: line.name,
    colour: line.colour,
    size: line.size,
    image: line.image,
    pdpUrl: line.page_path,
    price: {
      current,
      original,
      highCurrent: current,
      highOriginal: original,
      rowTotal: toAmount(line.row_total),
      priceAfterItemDiscount: toAmount(line.row_after_item_discount),
      priceAfterOrderDiscount: toAmount(line.row_after_order_discount),
    },
    taxTotal: toAmount(line.tax_total),
    bonus: line.bonus ?? false,
    isCustoms: line.customs,
    isDigitalProduct: line.digital,
    giftOption: line.gift_option,
    giftCard: line.gift_card ? wishView(line.gift_card) : null,
    giftCardSentAt: timeOf(giftCardSentAt ?? null),
    productPromotions: promotionsOf(line.promotions),
    shippingPromotions: [],
  };
}

/** Promotions as stored; orders from before their amounts were stored have none. */
function promotionsOf(stored: StoredLine['promotions']): Promotion[] {
  return (stored ?? []).map((one) => ({ ...one, amount: one.amount ?? 0 }));
}

function totalsView({ order, lines, payments, state }: StoredOrder, unpaid: boolean): Totals {
  const rewards = payments.filter(({ method }) => isRewardMethod(method));
  const total = toAmount(rewards.reduce((left, { amount }) => left - amount, order.total));
  const isUndone = state === 'cancelled' || state === 'refunded';
  const withoutTax = toAmount(order.total - order.tax_total);
  const tax = toAmount(order.tax_total);
  return {
    itemSubTotal: toAmount(order.original_total),
    rowTotal: toAmount(lines.reduce((sum, line) => sum + line.row_total, 0)),
    totalDiscount: toAmount(order.discount_total),
    totalDiscountPercentage: percentOf(order.discount_total, order.original_total),
    itemTotal: toAmount(order.item_total),
    shipping: toAmount(order.shipping_total),
    tax,
    taxAmount: tax,
    totalWithoutTax: withoutTax,
    netAmount: withoutTax,
    total,
    remainingToPay: unpaid ? total : 0,
    totalUnits: order.total_units,
    appliedRewards: rewards.map((one) => rewardView(one, isUndone ? 'returned' : 'redeemed')),
    taxIncluded: order.tax_included,
    taxPending: false,
    taxation: order.tax_included ? 'gross' : 'net',
  };
}

function rewardView(payment: StoredPayment, status: Reward['status']): Reward {
  const { payment_instrument_id: rewardId, method, account, amount } = payment;
  const isPoints = method === 'LOYALTY_POINTS';
  const which = isPoints ? { code: null, points: Number(account) } : { code: account, points: null };
  return { rewardId, ...which, amountInCurrency: toAmount(amount), status, expiryDate: null };
}

function instrumentView(payment: StoredPayment, isLookedAt: boolean): OrderInstrument {
  return {
    payment_instrument_id: payment.payment_instrument_id,
    payment_method_id: payment.method as OrderInstrument['payment_method_id'],
    amount: toAmount(payment.amount),
    card: cardView(payment),
    account: payment.account,
    c_requestID: isLookedAt ? null : (payment.request_id ?? payment.provider_payment_id),
  };
}

function cardView({ card_brand: brand, card_last4: last4, ...payment }: StoredPayment): Card | null {
  if (brand === null || last4 === null) return null;
  return {
    brand,
    last4,
    expiryMonth: payment.card_expiry_month ?? 0,
    expiryYear: payment.card_expiry_year ?? 0,
  };
}

/** The open challenge; of several payments, the first that has one. */
function challengeView(payments: readonly StoredPayment[], provider: PaymentProvider, locale: string) {
  const payment = payments.find(({ state, challenge_id }) => state === 'pending' && challenge_id !== null);
  if (!payment?.challenge_id || !payment.challenge_expires_at) return null;
  return {
    url: provider.challengeUrl(payment.challenge_id, locale),
    transactionId: payment.challenge_id,
    expiresAt: new Date(payment.challenge_expires_at).toISOString(),
  };
}
