import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';
import type { StoredCancellation } from '@eyelet/db/orders/cancelled-items.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { localTime } from '@eyelet/domain/calendar/local-time.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { type PaperDocument, type PaperRow, taxRowsOf, taxRowsWithin } from '@eyelet/domain/papers/paper-document.ts';
import { atMost } from '@eyelet/domain/refunds/left.ts';
import { refundOfReturn, type UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import type { StoredLine, StoredOrder } from '../stored-orders/stored-order.ts';

type Sums = Pick<PaperDocument, 'rows' | 'taxIncluded' | 'taxes' | 'net' | 'tax' | 'total'>;
type Head = Omit<PaperDocument, keyof Sums | 'kind' | 'number' | 'invoice'>;

type Issuer = Readonly<{ market: Market; shopName: string; seller: Seller }>;

/** The members that every paper of an order has, whatever its cause. */
export function headOf(stored: StoredOrder, { market, shopName, seller }: Issuer, now: Date): Head {
  const { order, shipments, orderNumber, placedAt } = stored;
  const { name, address, register, taxNumber } = seller;
  const linesOf = (address: Address | null | undefined) =>
    address ? addressLines(address, countryName(address.country, market.tag)) : [];
  const sent = shipments.find(({ kind }) => kind === 'home' || kind === 'customs')?.address;
  return {
    orderNumber,
    issuedOn: localTime(now, market.timeZone).day,
    orderedOn: localTime(placedAt, market.timeZone).day,
    locale: market.header,
    currency: order.currency,
    shopName,
    seller: { name, lines: address, taxNumber, register },
    buyer: linesOf(order.billing),
    shipTo: linesOf(sent),
  };
}

const nameOf = ({ name, colour, size }: StoredLine) => `${name}, ${colour}, ${size}`;

/**
 * The tax rate of a line or a shipment, in thousandths of a percent, from the receipt; 0 for orders from before
 * receipts.
 */
function rateOf({ order }: StoredOrder, id: string): number {
  const parts = [...(order.receipt?.lines ?? []), ...(order.receipt?.shipments ?? [])];
  return parts.find((part) => part.id === id)?.tax.rate ?? 0;
}

/** The sums of a whole order, for its invoice. `shipping` names the rows of its deliveries. */
export function wholeOf(stored: StoredOrder): Sums {
  const { order, lines, shipments } = stored;
  const goods = lines.map(
    (line): PaperRow => ({
      ...{ text: nameOf(line), qty: line.qty, amount: line.row_after_order_discount },
      rate: rateOf(stored, line.item_id),
    }),
  );
  const deliveries = shipments
    .filter(({ price }) => price > 0)
    .map((one): PaperRow => {
      return { text: one.method_label, qty: 1, amount: one.price, rate: rateOf(stored, one.shipping_id) };
    });
  const taxed = [
    ...lines.map((line, index) => ({
      ...{ amount: line.row_after_order_discount, rate: goods[index]?.rate ?? 0, tax: line.tax_total },
    })),
    ...shipments.map((one) => ({
      ...{ amount: one.price, rate: rateOf(stored, one.shipping_id) },
      tax: order.receipt?.shipments.find(({ id }) => id === one.shipping_id)?.tax.amount ?? 0,
    })),
  ];
  return {
    rows: [...goods, ...deliveries],
    taxIncluded: order.tax_included,
    taxes: taxRowsOf(taxed, order.tax_included),
    net: order.total - order.tax_total,
    tax: order.tax_total,
    total: order.total,
  };
}

/** What a return has given back, in money or in exchange, as a credit note has it: amounts with their tax. */
export function returnedOf(
  stored: StoredOrder,
  returns: readonly StoredReturn[],
  one: StoredReturn,
  delivery: string,
): Sums {
  const given = givenBy(stored, returns, one);
  const goods = given.lines.flatMap(({ lineNo, units, due }): PaperRow[] => {
    const line = stored.lines.find((bought) => bought.line_no === lineNo);
    return line ? [{ text: nameOf(line), qty: units, amount: due, rate: rateOf(stored, line.item_id) }] : [];
  });
  return creditedOf([...goods, ...deliveryRows(stored, delivery, given.delivery)]);
}

/** What of the delivery of an order is given back by itself, as a credit note has it. */
export function deliveryOf(stored: StoredOrder, delivery: string, amount: number): Sums {
  return creditedOf(deliveryRows(stored, delivery, amount));
}

/** What is given back for items that were cancelled while the rest of the order stays, and never more than `left` of its invoice. */
export function cancelledOf(
  stored: StoredOrder,
  { lines, delivery: amount }: StoredCancellation,
  delivery: string,
  left: number,
): Sums {
  const goods = lines.flatMap(({ lineNo, qty, due }): PaperRow[] => {
    const line = stored.lines.find((bought) => bought.line_no === lineNo);
    return line ? [{ text: nameOf(line), qty, amount: due, rate: rateOf(stored, line.item_id) }] : [];
  });
  return lowered([...goods, ...deliveryRows(stored, delivery, amount)], left);
}

/** An order as it was paid, with the tax in every row, without units that were cancelled before. */
function paidRowsOf(stored: StoredOrder, delivery: string, cancelled: UnitsByLine = new Map()): PaperRow[] {
  const { lines, shipping } = paidLinesOf(stored);
  const goods = lines.flatMap(({ lineNo, qty, paid }): PaperRow[] => {
    const line = stored.lines.find((bought) => bought.line_no === lineNo);
    const gone = cancelled.get(lineNo) ?? 0;
    if (!line || gone >= qty) return [];
    const amount = paid - Math.floor((paid * gone) / qty);
    return [{ text: nameOf(line), qty: qty - gone, amount, rate: rateOf(stored, line.item_id) }];
  });
  return [...goods, ...deliveryRows(stored, delivery, shipping)];
}

/** An amount of an order that is given back without goods: it takes off what was sold, in the proportion of the tax rates. */
export function reducedOf(stored: StoredOrder, text: string, amount: number): Sums {
  const byRate = [...Map.groupBy(paidRowsOf(stored, ''), ({ rate }) => rate)].map(([rate, rows]) => {
    return { text, qty: 1, rate, amount: rows.reduce((sum, row) => sum + row.amount, 0) };
  });
  return lowered(byRate, amount);
}

/** What is left to be credited of an order that is cancelled after items of it were, or after staff have given some of it back. */
export function restOf(
  stored: StoredOrder,
  delivery: string,
  { cancelled, left }: Readonly<{ cancelled: UnitsByLine; left: number }>,
): Sums {
  return lowered(paidRowsOf(stored, delivery, cancelled), left);
}

function lowered(rows: readonly PaperRow[], most: number): Sums {
  const amounts = atMost(
    rows.map(({ amount }) => amount),
    most,
  );
  return creditedOf(
    rows.map((row, index) => ({ ...row, amount: amounts[index] ?? 0 })).filter(({ amount }) => amount > 0),
  );
}

function deliveryRows(stored: StoredOrder, text: string, amount: number): PaperRow[] {
  const paid = stored.shipments.find(({ price }) => price > 0);
  return amount > 0 && paid ? [{ text, qty: 1, amount, rate: rateOf(stored, paid.shipping_id) }] : [];
}

function creditedOf(rows: readonly PaperRow[]): Sums {
  const taxes = taxRowsWithin(rows);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return { rows: [...rows], taxIncluded: true, taxes, net: total - tax, tax, total };
}

type GivenBy = Readonly<{
  lines: readonly Readonly<{ lineNo: number; units: number; due: number }>[];
  delivery: number;
}>;

/** What a return has given, as it was written when that was decided; of one from before that was written, by the rule of refunds. */
function givenBy(stored: StoredOrder, returns: readonly StoredReturn[], one: StoredReturn): GivenBy {
  const lines = one.lines.flatMap(({ line_no: lineNo, given, due }) =>
    given === null || due === null ? [] : [{ lineNo, units: given, due }],
  );
  if (lines.length > 0) return { lines, delivery: one.delivery };
  const before = unitsOf(returns.filter((other) => other !== one && isClosedBefore(other, one)));
  const now = unitsOf([one]);
  const { lines: shares, shipping } = refundOfReturn(paidLinesOf(stored), before, now);
  return {
    lines: [...shares].map(([lineNo, due]) => ({ lineNo, units: now.get(lineNo) ?? 0, due })),
    delivery: shipping,
  };
}

function isClosedBefore(other: StoredReturn, one: StoredReturn): boolean {
  if (other.closed_at === null || one.closed_at === null) return false;
  return other.closed_at < one.closed_at || (+other.closed_at === +one.closed_at && other.return_id < one.return_id);
}

function unitsOf(returns: readonly StoredReturn[]): UnitsByLine {
  const units = new Map<number, number>();
  for (const { line_no, accepted } of returns.flatMap(({ lines }) => lines)) {
    units.set(line_no, (units.get(line_no) ?? 0) + (accepted ?? 0));
  }
  return units;
}
