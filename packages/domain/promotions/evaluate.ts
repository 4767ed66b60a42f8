import type { MethodCode } from '../markets/delivery-method.ts';
import { allocate } from '../money/allocate.ts';
import type { Currency } from '../money/currency.ts';
import { isMeantFor, type Promotion, type PromotionTerms, periodOf } from './promotion.ts';

/** A row that promotions may reduce; amounts in minor units. Gifts are none. */
export type PromotableLine = Readonly<{
  id: string;
  masterId: string;
  /** Own categories and all above them. */
  categories: readonly string[];
  quantity: number;
  rowTotal: number;
}>;

/** What is taken off a row, in minor units; both together are never more than the row. */
export type Reduction = Readonly<{
  item: number;
  order: number;
  /** The promotion that took `item` off. */
  promotion: Promotion | null;
}>;

/** How far a cart is from a threshold, in minor units: 0 when just reached, negative above it (C4.46). */
export type Standing = Readonly<{ promotion: Promotion; distance: number }>;

export type Promoted = Readonly<{
  /** By line id; rows without a reduction are absent. */
  reductions: ReadonlyMap<string, Reduction>;
  /** What had an effect on rows: level PRODUCT first, then ORDER, each by rank. */
  reducing: readonly Promotion[];
  /** What each of `reducing` takes off the cart, by id. */
  amounts: ReadonlyMap<string, number>;
  /** Methods whose price a promotion takes off. */
  freeMethods: ReadonlyMap<MethodCode, Promotion>;
  /** Earned gifts, by rank. */
  gifts: readonly Promotion[];
  /** Of every promotion with a threshold that concerns the cart. */
  standings: readonly Standing[];
}>;

export const nothingPromoted: Promoted = {
  reductions: new Map(),
  reducing: [],
  amounts: new Map(),
  freeMethods: new Map(),
  gifts: [],
  standings: [],
};

/**
 * What promotions make of a cart (C3.11 to C3.14). A row gets the best promotion of its own and no second one; promotions
 * of the order then take off what is left, one after the other by rank; free delivery and gifts judge by what remains.
 * `couponed` are promotions whose code is in the cart. Nothing is reduced below zero, and parts add up to the whole.
 */
export function evaluatePromotions(
  lines: readonly PromotableLine[],
  promotions: readonly Promotion[],
  couponed: ReadonlySet<string>,
  terms: PromotionTerms,
): Promoted {
  const holding = promotions
    .filter((one) => !one.needsCoupon || couponed.has(one.id))
    .filter((one) => periodOf(one, terms.now) === 'open' && isMeantFor(one, terms))
    .sort((one, other) => one.rank - other.rank || (one.id < other.id ? -1 : 1));
  const rows = lines.map((line) => ({ line, item: 0, order: 0, by: null as Promotion | null }));
  const standings: Standing[] = [];
  const { currency } = terms;

  /** The rows that a promotion concerns when it holds for them, else undefined. */
  const reached = (promotion: Promotion): readonly Row[] | undefined => {
    const concerned = rows.filter(({ line }) => concernsLine(promotion, line));
    if (concerned.length === 0) return undefined;
    const threshold = promotion.threshold?.[currency];
    if (threshold === undefined) return concerned;
    const distance = threshold - sum(concerned, leftOf);
    standings.push({ promotion, distance });
    return distance <= 0 ? concerned : undefined;
  };

  // All judge by full prices first, so that no promotion of a row hides another one's threshold.
  const ofRows = holding
    .filter(({ level, benefit }) => level === 'PRODUCT' && benefit.kind !== 'gift')
    .map((promotion) => ({ promotion, concerned: reached(promotion) ?? [] }));
  for (const { promotion, concerned } of ofRows) {
    for (const row of concerned) {
      const off = offRow(promotion, row.line, currency);
      if (off > row.item) Object.assign(row, { item: off, by: promotion });
    }
  }
  const amounts = new Map<string, number>();
  for (const { item, by } of rows) if (by) amounts.set(by.id, (amounts.get(by.id) ?? 0) + item);
  const ofOrder: Promotion[] = [];
  for (const promotion of holding) {
    if (promotion.level !== 'ORDER' || promotion.benefit.kind === 'gift') continue;
    const concerned = reached(promotion) ?? [];
    const off = offOrder(promotion, sum(concerned, leftOf), currency);
    if (off === 0) continue;
    const shares = allocate(off, concerned.map(leftOf));
    for (const [index, row] of concerned.entries()) row.order += shares[index] ?? 0;
    amounts.set(promotion.id, off);
    ofOrder.push(promotion);
  }
  const freeMethods = new Map<MethodCode, Promotion>();
  const gifts: Promotion[] = [];
  for (const promotion of holding) {
    const { benefit } = promotion;
    if (benefit.kind === 'gift' && reached(promotion)) gifts.push(promotion);
    if (benefit.kind !== 'free-delivery' || !reached(promotion)) continue;
    for (const code of benefit.methods) if (!freeMethods.has(code)) freeMethods.set(code, promotion);
  }
  const reductions = rows.flatMap(({ line, item, order, by }): [string, Reduction][] =>
    item + order > 0 ? [[line.id, { item, order, promotion: by }]] : [],
  );
  const ofRowsUsed = ofRows.map(({ promotion }) => promotion).filter((one) => rows.some(({ by }) => by === one));
  const reducing = [...ofRowsUsed, ...ofOrder];
  return { reductions: new Map(reductions), reducing, amounts, freeMethods, gifts, standings };
}

type Row = { line: PromotableLine; item: number; order: number; by: Promotion | null };

/** Whether a promotion concerns goods. */
export function concernsLine(
  { concerns }: Pick<Promotion, 'concerns'>,
  { masterId, categories }: Pick<PromotableLine, 'masterId' | 'categories'>,
): boolean {
  if (concerns === null || concerns.masterIds.includes(masterId)) return true;
  return concerns.categories.some((category) => categories.includes(category));
}

function offRow({ benefit }: Promotion, { rowTotal, quantity }: PromotableLine, currency: Currency): number {
  if (benefit.kind === 'percent') return Math.round((rowTotal * benefit.percent) / 100);
  return benefit.kind === 'amount' ? Math.min(rowTotal, (benefit.amounts[currency] ?? 0) * quantity) : 0;
}

function offOrder({ benefit }: Promotion, value: number, currency: Currency): number {
  if (benefit.kind === 'percent') return Math.round((value * benefit.percent) / 100);
  return benefit.kind === 'amount' ? Math.min(value, benefit.amounts[currency] ?? 0) : 0;
}

function leftOf({ line, item, order }: Row): number {
  return line.rowTotal - item - order;
}

function sum(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}
