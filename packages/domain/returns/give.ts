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
 * exchanged before, as the shopper keeps that.
 */
export function give(
  order: PaidOrder,
  before: Readonly<{ units: UnitsByLine; exchanged: boolean }>,
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
  const lines = now.flatMap(({ lineNo, units: count, exchange }): GivenLine[] => {
    const amount = due.lines.get(lineNo);
    if (amount === undefined) return [];
    const share = shareOf(amount, ofTax.lines.get(lineNo) ?? 0);
    return [{ lineNo, units: count, due: amount, carried: exchange && carriedOf(share, count, exchange) }];
  });
  const isExchange = lines.some(({ carried }) => carried);
  const goes = isExchange || !before.exchanged ? due.shipping : 0;
  const delivery = { amount: goes, carried: isExchange && goes > 0 ? shareOf(goes, order.shippingTax) : null };
  const carried = [...lines.map((line) => line.carried), delivery.carried].reduce(
    (sum, share) => sum + (share ? total(share) : 0),
    0,
  );
  const all = lines.reduce((sum, line) => sum + line.due, goes);
  return { lines, delivery, refund: all - carried, carried };
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
