import type { CartDocument } from '../cart/document.ts';
import { exactTaxOf } from '../tax/tax.ts';
import { reductionOf } from './delivery-reduction.ts';
import type { PricingTerms } from './facts.ts';
import type { PricedLine } from './line.ts';
import { notApplied } from './not-applied.ts';
import type { PricedCart } from './price-cart.ts';
import type { Receipt, ReceiptEntry, ReceiptPart, ReceiptShared, ReceiptTax } from './receipt.ts';
import { ruleFor } from './rule-for.ts';
import type { PricedShipment } from './tax-lines.ts';

type Shipment = PricedCart['delivery']['shipments'][number];

/** The receipt of a priced cart. */
export function receiptOf(priced: PricedCart, { market }: Pick<PricingTerms, 'market'>): Receipt {
  const { lines, delivery, shipments, totals } = priced;
  return {
    currency: market.currency,
    lines: lines.map((line): ReceiptPart => {
      const { afterOrderDiscount: amount } = line;
      return { id: line.line.id, amount, entries: entriesOfLine(line), tax: taxOf(amount, line, market.tax) };
    }),
    shipments: shipments.map((shipment, index): ReceiptPart => {
      const entries = entriesOfShipment(delivery.shipments[index], priced);
      return { id: shipment.id, amount: shipment.price, entries, tax: taxOf(shipment.price, shipment, market.tax) };
    }),
    shared: sharedOf(lines),
    totals: {
      items: totals.itemTotal,
      shipping: totals.shipping,
      tax: totals.tax,
      taxIncluded: totals.taxIncluded,
      total: totals.total,
    },
    notApplied: notApplied(priced),
  };
}

/**
 * The receipt as an order keeps it: of promotions that did nothing, those that the cart came close to or had a code of, or that have
 * reached a limit. All
 * others are not about this order.
 */
export function receiptToKeep(receipt: Receipt, coupons: CartDocument['coupons']): Receipt {
  const codes = new Set(coupons.map(({ promotionId }) => promotionId));
  const isOwn = ({ promotionId, reason }: Receipt['notApplied'][number]): boolean =>
    codes.has(promotionId) || reasonsToKeep.has(reason);
  return { ...receipt, notApplied: receipt.notApplied.filter(isOwn) };
}

/**
 * The receipt as its shopper may read it: without promotions that are for others, for other shops, or not open now, unless
 * the cart has a code of them.
 */
export function receiptToTell(receipt: Receipt, coupons: CartDocument['coupons']): Receipt {
  const codes = new Set(coupons.map(({ promotionId }) => promotionId));
  const isOpen = ({ promotionId, reason }: Receipt['notApplied'][number]): boolean =>
    codes.has(promotionId) || !reasonsOfOthers.has(reason);
  return { ...receipt, notApplied: receipt.notApplied.filter(isOpen) };
}

const reasonsToKeep: ReadonlySet<string> = new Set<Receipt['notApplied'][number]['reason']>([
  ...(['below-threshold', 'excluded', 'gift-unavailable', 'used-up', 'used-by-shopper', 'budget-spent'] as const),
  'allowance-spent',
]);

const reasonsOfOthers: ReadonlySet<string> = new Set<Receipt['notApplied'][number]['reason']>([
  ...(['switched-off', 'not-started', 'ended', 'other-shop', 'other-shopper', 'other-currency'] as const),
]);

function entriesOfLine({
  line,
  masterId,
  price,
  adjusted,
  rowTotal,
  rowOriginal,
  taken,
}: PricedLine): readonly ReceiptEntry[] {
  const { quantity, bonus } = line;
  if (bonus !== null) return [{ kind: 'gift', amount: rowTotal, promotionId: bonus }];
  const entries: ReceiptEntry[] = [
    { kind: 'list-price', amount: rowOriginal, quantity, each: Math.max(price.original, price.current) },
  ];
  const unadjusted = rowTotal + (adjusted?.amount ?? 0);
  if (unadjusted < rowOriginal) {
    const each = price.current + (adjusted?.each ?? 0) - price.original;
    const { since, until } = price;
    const markdown = { kind: 'markdown', amount: unadjusted - rowOriginal, quantity, each } as const;
    entries.push({ ...markdown, since: instantOf(since), until: instantOf(until) });
  }
  if (adjusted) {
    const { adjustment, each, amount } = adjusted;
    const { id: adjustmentId, type, value, reason } = adjustment;
    const taken = { amount: -amount, quantity, each: -each, base: unadjusted };
    entries.push({ kind: 'adjustment', ...taken, adjustmentId, type, value, reason });
  }
  for (const { promotion, amount: given, held = 0, capped = 0, exact, base, share } of taken) {
    const amount = given + held + capped;
    const one = { amount: 0 - amount, promotionId: promotion.id, base, rounding: roundingOf(-amount, -exact) };
    if (share) entries.push({ kind: 'share', ...one, whole: share.whole, over: share.over });
    else entries.push({ kind: 'promotion', ...one, rule: ruleFor(promotion.benefit, masterId) });
    const kept = { promotionId: promotion.id, of: share ? 'order' : 'line' } as const;
    if (held > 0) entries.push({ kind: 'lowest-price', amount: held, ...kept });
    if (capped > 0) entries.push({ kind: 'most-off', amount: capped, ...kept });
  }
  return entries;
}

function entriesOfShipment(shipment: Shipment | undefined, priced: PricedCart): readonly ReceiptEntry[] {
  if (!shipment?.method) return [];
  const { code, price } = shipment.method.method;
  const delivery: ReceiptEntry = { kind: 'delivery', amount: price, method: code };
  const reduced = reductionOf(shipment, priced);
  if (!reduced) return [delivery];
  const { by, off } = reduced;
  const promotionId = by === 'value' ? null : by.id;
  if (by === 'value' || off === price) return [delivery, { kind: 'free-delivery', amount: -off, promotionId }];
  const exact = by.benefit.kind === 'reduced-delivery' ? (price * (by.benefit.percent ?? 0)) / 100 || off : off;
  const rounding = roundingOf(-off, -exact);
  return [
    delivery,
    { kind: 'reduced-delivery', amount: -off, promotionId: by.id, rule: ruleFor(by.benefit), base: price, rounding },
  ];
}

function sharedOf(lines: readonly PricedLine[]): readonly ReceiptShared[] {
  const shared = new Map<string, ReceiptShared>();
  for (const { promotion, share } of lines.flatMap(({ taken }) => taken)) {
    if (!share) continue;
    const { whole, exact, over } = share;
    const rounding = roundingOf(-whole, -exact);
    shared.set(promotion.id, {
      promotionId: promotion.id,
      rule: ruleFor(promotion.benefit),
      base: over,
      amount: -whole,
      rounding,
    });
  }
  return [...shared.values()];
}

function taxOf(
  base: number,
  { taxRate: rate, tax: amount }: Pick<PricedShipment, 'taxRate' | 'tax'>,
  { included }: Readonly<{ included: boolean }>,
): ReceiptTax {
  return { amount, rate, base, included, rounding: roundingOf(amount, exactTaxOf(base, rate, included)) };
}

/** To a ten-thousandth of a minor unit. */
function roundingOf(amount: number, exact: number): number {
  return Math.round((amount - exact) * 10_000) / 10_000 + 0;
}

function instantOf(time: number | undefined): string | null {
  return time === undefined || !Number.isFinite(time) ? null : new Date(time).toISOString();
}
