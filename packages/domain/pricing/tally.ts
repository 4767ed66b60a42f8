import type { Currency } from '../money/currency.ts';
import { wantedBy } from '../promotions/conditions/rules.ts';
import { distanceTo } from '../promotions/conditions/threshold.ts';
import type { JoinedRow, Lack, Together } from '../promotions/effects/effect.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type Concerned, concernedBy, countedOf } from './concerned.ts';
import { attributesOf } from './countable.ts';
import type { SoldLine, Taken } from './line.ts';
import type { Ineffective, Standing } from './promoted.ts';

/** The discounts on a cart so far. `taken` and `left` have the order of `lines`. */
export type Tally = Readonly<{
  lines: readonly SoldLine[];
  concerned: Concerned;
  currency: Currency;
  taken: readonly Taken[][];
  /** The remaining price of each row. */
  left: number[];
  standings: Standing[];
  ineffective: Ineffective[];
}>;

/** A tally before the first promotion. */
export function newTally(
  { lines, concerned, currency }: Pick<Tally, 'lines' | 'concerned' | 'currency'>,
  ineffective: readonly Ineffective[],
): Tally {
  return {
    ...{ lines, concerned, currency },
    taken: lines.map(() => []),
    left: lines.map(({ rowTotal }) => rowTotal),
    standings: [],
    ineffective: [...ineffective],
  };
}

/** What a promotion may take off a row that has so much left of its price; infinite where it may go below the lowest price. */
export function roomFor({ belowFloor }: Promotion, { goods, line }: SoldLine, left: number): number {
  const { lowest } = goods;
  return belowFloor || lowest === undefined ? Number.POSITIVE_INFINITY : Math.max(0, left - lowest * line.quantity);
}

/** A discount within the room that there is for it. */
export function within(one: Taken, room: number): Taken {
  return one.amount <= room ? one : { ...one, amount: room, held: one.amount - room };
}

/** Takes off a line, and notes by what. */
export function take({ taken, left }: Tally, index: number, one: Taken): void {
  taken[index]?.push(one);
  left[index] = (left[index] ?? 0) - one.amount;
}

/**
 * The lines that a promotion concerns when it holds for them as they stand now, by index; else undefined, and the reason
 * is noted. Gifts are concerned by none.
 */
export function reach(
  promotion: Promotion,
  { lines, concerned, left, standings, ineffective, currency }: Tally,
): Reached | undefined {
  const own = concernedBy(promotion, concerned);
  const indexes = own.length === 0 ? 'other-goods' : countedOf(promotion, own, concerned);
  if (typeof indexes === 'string') {
    ineffective.push({ promotion, reason: indexes });
    return undefined;
  }
  let value = 0;
  let quantity = 0;
  for (const index of indexes) {
    value += left[index] ?? 0;
    quantity += lines[index]?.line.quantity ?? 0;
  }
  const distance = distanceTo(promotion, value, currency);
  if (distance !== undefined) standings.push({ promotion, distance });
  const goods = { indexes, value, quantity };
  const lack: Lack | undefined =
    distance !== undefined && distance > 0
      ? { reason: 'below-threshold', distance }
      : (lackByWants(promotion, goods) ?? lackByBenefit(promotion, goods, { lines, currency }));
  if (!lack) return goods;
  ineffective.push({ promotion, ...lack });
  return undefined;
}

function lackByBenefit(
  { benefit }: Promotion,
  goods: Reached,
  { lines, currency }: Pick<Tally, 'lines' | 'currency'>,
): Lack | undefined {
  const { lack, lackOfRows } = effectOf(benefit);
  return lack?.(benefit, goods, currency) ?? lackOfRows?.(benefit, joinedRows(goods.indexes, lines));
}

/** Lines as rows that count together. */
export function joinedRows(indexes: readonly number[], lines: readonly SoldLine[]): readonly JoinedRow[] {
  return indexes.flatMap((index): JoinedRow[] => {
    const line = lines[index];
    if (!line) return [];
    const { masterId, categories, rowTotal } = line;
    return [{ masterId, categories, rowTotal, quantity: line.line.quantity, attributes: attributesOf(line) }];
  });
}

function lackByWants({ wants }: Promotion, goods: Together): Lack | undefined {
  for (const { rule, wanted } of wantedBy(wants)) {
    const lack = rule.lack?.(wanted, goods);
    if (lack) return lack;
  }
  return undefined;
}

/** Lines that a promotion holds for, with their units and what is left of them together. */
export type Reached = Together & Readonly<{ indexes: readonly number[] }>;
