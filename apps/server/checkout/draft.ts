import type { DraftAdjustment, OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { couponsInEffect, promotionsOf } from '../cart/promotions.ts';
import type { Context } from '../kernel/context.ts';
import type { Share } from '../payments/check-instruments.ts';
import { paymentOf } from '../payments/draft-payment.ts';
import type { PricedCart } from '../pricing/price.ts';
import { draftLines, draftSources } from './draft-lines.ts';
import { draftShipments } from './draft-shipments.ts';

/** The sales channel of an order by default (C9.08, C9.09). */
const channel = 'ECOMM';
const source = 'ECOM15';

/** The order of a checked cart, in whole minor units and with texts in the shopper's language. */
export function draftOf(
  document: CartDocument,
  priced: PricedCart,
  shares: readonly Share[],
  context: Context,
): OrderDraft {
  const { market } = context;
  const { totals } = priced;
  const promotions = promotionsOf(priced, market);
  const coupons = couponsInEffect(document, promotions);
  return {
    order: {
      locale: market.header,
      currency: market.currency,
      email: emailOf(document),
      billing: document.billingAddress,
      item_sub_total: totals.itemOriginal,
      original_total: totals.itemOriginal,
      discount_total: totals.discount,
      item_total: totals.itemTotal,
      shipping_total: totals.shipping,
      tax_total: totals.tax,
      total: totals.total,
      total_units: totals.units,
      tax_included: totals.taxIncluded,
      channel,
      source,
      mobile_channel: context.channel,
      device_fingerprint: document.deviceFingerprint,
      promotions: promotions.length === 0 ? null : promotions,
      coupons: coupons.length === 0 ? null : coupons,
    },
    lines: draftLines(priced, context),
    sources: draftSources(priced),
    shipments: draftShipments(document, priced, context),
    adjustments: adjustmentsOf(priced),
    payments: shares.map((share) => paymentOf(share, context.shop.payments.name)),
    coupons: coupons.map(({ code }) => code),
  };
}

/** The email for the confirmation of an order: of the recipient, the payer, or the person who collects. */
function emailOf({ shippingAddress, billingAddress, collectionPoint, pickupContact }: CartDocument): string {
  const known = [shippingAddress?.email, billingAddress?.email, collectionPoint?.contact.email, pickupContact?.email];
  return known.find((email) => email) ?? '';
}

/** The steps from the original prices to the total: reductions, promotions by line, delivery by shipment, tax. */
function adjustmentsOf({ lines, totals, delivery }: PricedCart): readonly DraftAdjustment[] {
  const reductions = lines.flatMap(({ line, price }) => {
    const amount = (price.original - price.current) * line.quantity;
    return amount > 0 ? [{ item_id: line.id, kind: 'markdown' as const, label: 'markdown', amount: -amount }] : [];
  });
  const promoted = lines.flatMap(({ line, taken, ...row }) => {
    const ofRow = taken.find(({ share }) => !share)?.promotion;
    const of = (amount: number, label: string) =>
      amount > 0 ? [{ item_id: line.id, kind: 'promotion' as const, label, amount: -amount }] : [];
    return [
      ...of(row.rowTotal - row.afterItemDiscount, ofRow?.id ?? ''),
      ...of(row.afterItemDiscount - row.afterOrderDiscount, 'order'),
    ];
  });
  const deliveries = delivery.shipments.map(({ method, price }) => ({
    item_id: null,
    kind: 'shipping' as const,
    label: method?.method.code ?? '',
    amount: price,
  }));
  const tax = {
    item_id: null,
    kind: 'tax' as const,
    label: totals.taxIncluded ? 'included' : 'added',
    amount: totals.tax,
  };
  return [...reductions, ...promoted, ...deliveries, tax].map((one, index) => ({ adjustment_no: index + 1, ...one }));
}
