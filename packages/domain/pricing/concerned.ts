import type { Countable, Uncounted } from '../promotions/conditions/condition.ts';
import { wantedBy } from '../promotions/conditions/rules.ts';
import { goodsOf } from '../promotions/goods-of.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { countableOf, type Handing } from './countable.ts';
import type { SoldLine } from './line.ts';
import { namingOf } from './naming.ts';

/** The lines of a cart as promotions look for them, by index and in their order; gifts are concerned by none. */
export type Concerned = Readonly<{
  all: readonly number[];
  /** The lines of products that promotions name; those that name none of them are missing. */
  named: ReadonlyMap<Promotion, readonly number[]>;
  byCategory: ReadonlyMap<string, readonly number[]>;
  /** What conditions look at of a line. */
  countable: (index: number) => Countable | undefined;
}>;

/** Indexes lines once, so that a thousand promotions need not each look at every line. */
export function concernedIn(lines: readonly SoldLine[], promotions: readonly Promotion[], handing: Handing): Concerned {
  const naming = namingOf(promotions);
  const all: number[] = [];
  const named = new Map<Promotion, number[]>();
  const byCategory = new Map<string, number[]>();
  lines.forEach(({ line, masterId, categories }, index) => {
    if (line.bonus !== null) return;
    all.push(index);
    for (const promotion of naming.get(masterId) ?? []) put(named, promotion, index);
    for (const category of categories) put(byCategory, category, index);
  });
  const known: Countable[] = [];
  const countable = (index: number) => {
    const line = lines[index];
    if (line) known[index] ??= countableOf(line, handing);
    return known[index];
  };
  return { all, named, byCategory, countable };
}

/** The lines that a promotion concerns. */
export function concernedBy(promotion: Promotion, { all, named, byCategory }: Concerned): readonly number[] {
  const concerns = goodsOf(promotion);
  if (concerns === null) return all;
  let found = named.get(promotion) ?? none;
  // Most promotions concern one category or product of a cart, whose lines are shared as they are.
  for (const category of concerns.categories) found = inEither(found, byCategory.get(category) ?? none);
  return found;
}

/** Indexes that are in one of two lists or in both, each in order. */
function inEither(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some.length === 0) return others;
  if (others.length === 0) return some;
  const found: number[] = [];
  let turn = 0;
  for (const index of some) {
    for (; turn < others.length && (others[turn] ?? 0) <= index; turn += 1) {
      const other = others[turn] ?? 0;
      if (other < index) found.push(other);
    }
    found.push(index);
  }
  return turn === others.length ? found : found.concat(others.slice(turn));
}

/** Of the lines that a promotion concerns, those that count by what else it wants; or why none of them does. */
export function countedBy(promotion: Promotion, concerned: Concerned): readonly number[] | Uncounted {
  let left = concernedBy(promotion, concerned);
  if (left.length === 0) return 'other-goods';
  for (const { rule, wanted } of wantedBy(promotion.wants)) {
    const { counts, uncounted } = rule;
    if (!counts) continue;
    left = left.filter((index) => {
      const line = concerned.countable(index);
      return line !== undefined && counts(wanted, line);
    });
    if (left.length === 0) return uncounted?.(wanted) ?? 'other-goods';
  }
  return left;
}

const none: readonly number[] = [];

/** A line is there once, however often it has the key. */
function put<Key>(into: Map<Key, number[]>, key: Key, index: number): void {
  const there = into.get(key);
  if (!there) into.set(key, [index]);
  else if (there.at(-1) !== index) there.push(index);
}
