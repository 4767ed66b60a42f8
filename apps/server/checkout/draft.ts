import type { InStoreSales } from '@eyelet/contracts/orders/in-store-sales.ts';
import type { DraftAdjustment, OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { givenBy } from '@eyelet/domain/pricing/given-by.ts';
import type { Receipt, ReceiptEntry } from '@eyelet/domain/pricing/receipt.ts';
import { receiptOf, receiptToKeep } from '@eyelet/domain/pricing/receipt-of.ts';
import { nextTurn } from '@eyelet/domain/promotions/conditions/turn.ts';
import { couponsInEffect, promotionsOf } from '../cart/promotions.ts';
import { saleTermsPage, termsInForce } from '../content/terms-in-force.ts';
import type { Context } from '../kernel/context.ts';
import type { Share } from '../payments/check-instruments.ts';
import { paymentOf } from '../payments/draft-payment.ts';
import type { PricedCart } from '../pricing/price.ts';
import { storable } from '../stored-orders/stored-receipt.ts';
import { draftAllowances } from './draft-allowances.ts';
import { draftLines, draftSources } from './draft-lines.ts';
import { draftShipments } from './draft-shipments.ts';

/** The sales channel of an order by default (C9.08, C9.09). */
const channel = 'ECOMM';
const source = 'ECOM15';

/** The order of a checked cart, in whole minor units and with texts in the shopper's language. */
export function draftOf(
  context: Context,
  document: CartDocument,
  priced: PricedCart,
  shares: readonly Share[],
  inStore: InStoreSales | null,
): OrderDraft {
  const { market } = context;
  const { totals } = priced;
  const promotions = promotionsOf(priced, market);
  const coupons = couponsInEffect(document, promotions);
  const receipt = receiptOf(priced, context);
  const terms = termsInForce(context.shop, saleTermsPage, market, context.now);
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
      receipt: storable(receiptToKeep(receipt, document.coupons)),
      in_store: inStore,
      terms_page: terms?.page ?? null,
      terms_version: terms?.version ?? null,
    },
    lines: draftLines(context, priced),
    sources: draftSources(priced),
    shipments: draftShipments(context, document, priced),
    adjustments: adjustmentsOf(receipt),
    payments: shares.map((share) => paymentOf(share, context.shop.payments.name)),
    coupons: coupons.map(({ code }) => code),
    redemptions: [...givenBy(receipt)].map(([promotion_id, amount]) => ({ promotion_id, amount })),
    allowances: draftAllowances(context, document, priced),
    turn: nextTurn(document.shopper, [...priced.reducing, ...priced.gifts, ...priced.ofDelivery]),
  };
}

/** The email for the confirmation of an order: of the recipient, the payer, or the person who collects. */
function emailOf({ shippingAddress, billingAddress, collectionPoint, pickupContact }: CartDocument): string {
  const known = [shippingAddress?.email, billingAddress?.email, collectionPoint?.contact.email, pickupContact?.email];
  return known.find((email) => email) ?? '';
}

/** The steps of the receipt from the original prices to the total, as rows: by line, by shipment, then the tax. */
function adjustmentsOf({ lines, shipments, totals }: Receipt): readonly DraftAdjustment[] {
  const reductions = lines.flatMap(({ id, entries }) =>
    entries.flatMap((one) =>
      one.kind === 'markdown' || one.kind === 'adjustment'
        ? [{ item_id: id, kind: one.kind, label: one.kind, amount: one.amount }]
        : [],
    ),
  );
  const promoted = lines.flatMap(({ id, entries }) => {
    const of = (label: string, amount: number) => ({ item_id: id, kind: 'promotion' as const, label, amount });
    const held = (id: string) => sumOf(entries, (one) => isHeld(one, 'line') && one.promotionId === id);
    const own = entries.flatMap((one) =>
      one.kind === 'promotion' ? [of(one.promotionId, one.amount + held(one.promotionId))] : [],
    );
    const shares = sumOf(entries, (one) => one.kind === 'share' || isHeld(one, 'order'));
    return shares === 0 ? own : [...own, of('order', shares)];
  });
  const deliveries = shipments.map(({ amount, entries }) => {
    const [label = ''] = entries.flatMap((one) => (one.kind === 'delivery' ? [one.method] : []));
    return { item_id: null, kind: 'shipping' as const, label, amount };
  });
  const tax = {
    item_id: null,
    kind: 'tax' as const,
    label: totals.taxIncluded ? 'included' : 'added',
    amount: totals.tax,
  };
  return [...reductions, ...promoted, ...deliveries, tax].map((one, index) => ({ adjustment_no: index + 1, ...one }));
}

/** What a promotion does not take off after all. */
type HeldEntry = Extract<ReceiptEntry, { kind: 'lowest-price' | 'most-off' }>;

function isHeld(one: ReceiptEntry, of: HeldEntry['of']): one is HeldEntry {
  return (one.kind === 'lowest-price' || one.kind === 'most-off') && one.of === of;
}

function sumOf(entries: readonly ReceiptEntry[], counts: (one: ReceiptEntry) => boolean): number {
  return entries.reduce((sum, one) => (counts(one) ? sum + one.amount : sum), 0);
}
