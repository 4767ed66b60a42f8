import { atMost } from '../refunds/left.ts';
import { carriedOf, type ExchangeTerms, type PaidShare } from './exchange.ts';
import { type PaidLine, refundOfReturn, type UnitsByLine } from './refund.ts';

/** A line as it was paid, with its tax, which `paid` contains. */
export type TaxedLine = PaidLine & Readonly<{ tax: number }>;

/** An order as it was paid; `taxIncluded`: prices contain their tax. */
export type PaidOrder = Readonly<{
  lines: readonly TaxedLine[];
  shipping: number;
  shippingTax: number;
  taxIncluded: boolean;
}>;

/** Units of a line that are taken back, for money or in exchange. */
export type TakenBack = Readonly<{ lineNo: number; units: number; exchange: ExchangeTerms | null }>;

/** What those units are worth as they were paid, with tax, and what of it goes along to another size. */
export type GivenLine = Readonly<{ lineNo: number; units: number; due: number; carried: PaidShare | null }>;

export type Given = Readonly<{
  lines: readonly GivenLine[];
  /** The delivery, with tax: given back in money, or carried along with the goods. */
  delivery: Readonly<{ amount: number; carried: PaidShare | null }>;
  /** What is given back in money. */
  refund: number;
  /** What goes along to the order of the exchange. */
  carried: number;
}>;

/**
 * What is given for units that are taken back now, after those of `before`. What was paid for them is divided: what goes along to the
 * sizes that replace them, and what is given back in money. Delivery goes with the last unit that was sent, unless something was
 * exchanged before, as the shopper keeps that. Never more is given than `left`, what has not gone back of all that was paid: where staff
 * have given money back before, what the units are worth is lowered in its proportion.
 */
export function give(
  order: PaidOrder,
  before: Readonly<{ units: UnitsByLine; exchanged: boolean; left: number }>,
  now: readonly TakenBack[],
): Given {
  const units = new Map(now.map((one) => [one.lineNo, one.units]));
  const due = refundOfReturn(order, before.units, units);
  const ofTax = refundOfReturn(
    { lines: order.lines.map((line) => ({ ...line, paid: line.tax })), shipping: 0 },
    before.units,
    units,
  );
  const total = ({ row, tax }: PaidShare) => row + (order.taxIncluded ? 0 : tax);
  const shareOf = (amount: number, tax: number): PaidShare => ({ row: amount - (order.taxIncluded ? 0 : tax), tax });
  const taken = now.filter(({ lineNo }) => due.lines.has(lineNo));
  const isExchange = taken.some(({ exchange }) => exchange);
  const worth = taken.map(({ lineNo }) => due.lines.get(lineNo) ?? 0);
  const [goes = 0, ...amounts] = atMost([isExchange || !before.exchanged ? due.shipping : 0, ...worth], before.left);
  const lines = taken.map(({ lineNo, units: count, exchange }, index): GivenLine => {
    const amount = amounts[index] ?? 0;
    const share = shareOf(amount, partOf(ofTax.lines.get(lineNo) ?? 0, amount, worth[index] ?? 0));
    return { lineNo, units: count, due: amount, carried: exchange && carriedOf(share, count, exchange) };
  });
  const ofDelivery = shareOf(goes, partOf(order.shippingTax, goes, due.shipping));
  const delivery = { amount: goes, carried: isExchange && goes > 0 ? ofDelivery : null };
  const carried = [...lines.map((line) => line.carried), delivery.carried].reduce(
    (sum, share) => sum + (share ? total(share) : 0),
    0,
  );
  const all = lines.reduce((sum, line) => sum + line.due, goes);
  return { lines, delivery, refund: all - carried, carried };
}

/** The tax of an amount that was lowered from `full`. */
function partOf(tax: number, amount: number, full: number): number {
  return amount === full ? tax : Math.floor((tax * amount) / full);
}

/**
 * Whether the delivery of an order is to be given back although no goods of it come back any more: all that was sent of it was given for,
 * nothing that was sent in exchange is kept, and no return has given the delivery back or taken it along.
 */
export function isDeliveryDue(
  { lines, shipping }: Pick<PaidOrder, 'lines' | 'shipping'>,
  { units, exchanged, delivery }: Readonly<{ units: UnitsByLine; exchanged: boolean; delivery: number }>,
): boolean {
  const isAll = lines.every(({ lineNo, qty, sent }) => !sent || (units.get(lineNo) ?? 0) >= qty);
  return shipping > 0 && delivery === 0 && !exchanged && isAll;
}
