import type { Countable, Uncounted } from '../promotions/conditions/condition.ts';
import { wantedBy } from '../promotions/conditions/rules.ts';
import { goodsOf } from '../promotions/goods-of.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { countableOf, type Handing } from './countable.ts';
import type { SoldLine } from './line.ts';

/** The lines of a cart as promotions look for them, by index; gifts are concerned by none. */
export type Concerned = Readonly<{
  all: readonly number[];
  byMaster: ReadonlyMap<string, readonly number[]>;
  byCategory: ReadonlyMap<string, readonly number[]>;
  /** What conditions look at of a line. */
  countable: (index: number) => Countable | undefined;
}>;

/** Indexes lines once, so that a thousand promotions need not each look at every line. */
export function concernedIn(lines: readonly SoldLine[], handing: Handing): Concerned {
  const all: number[] = [];
  const byMaster = new Map<string, number[]>();
  const byCategory = new Map<string, number[]>();
  for (const [index, { line, masterId, categories }] of lines.entries()) {
    if (line.bonus !== null) continue;
    all.push(index);
    put(byMaster, masterId, index);
    for (const category of new Set(categories)) put(byCategory, category, index);
  }
  const known: Countable[] = [];
  const countable = (index: number) => {
    const line = lines[index];
    if (line) known[index] ??= countableOf(line, handing);
    return known[index];
  };
  return { all, byMaster, byCategory, countable };
}

/** The lines that a promotion concerns, in their order. */
export function concernedBy(promotion: Pick<Promotion, 'benefit' | 'concerns'>, lines: Concerned): readonly number[] {
  const concerns = goodsOf(promotion);
  if (concerns === null) return lines.all;
  let first: readonly number[] | undefined;
  let found: Set<number> | undefined;
  const add = (indexes: readonly number[] | undefined) => {
    if (!indexes) return;
    // Most promotions concern one category or product of a cart, whose lines are in order.
    if (!first) first = indexes;
    else {
      found ??= new Set(first);
      for (const index of indexes) found.add(index);
    }
  };
  for (const id of concerns.masterIds) add(lines.byMaster.get(id));
  for (const id of concerns.categories) add(lines.byCategory.get(id));
  return found ? [...found].sort((one, other) => one - other) : (first ?? none);
}

/** Of lines that a promotion concerns, those that count by what else it wants; or why none of them does. */
export function countedOf(
  { wants }: Pick<Promotion, 'wants'>,
  indexes: readonly number[],
  { countable }: Concerned,
): readonly number[] | Uncounted {
  let left = indexes;
  for (const { rule, wanted } of wantedBy(wants)) {
    const { counts, uncounted } = rule;
    if (!counts) continue;
    left = left.filter((index) => {
      const line = countable(index);
      return line !== undefined && counts(wanted, line);
    });
    if (left.length === 0) return uncounted?.(wanted) ?? 'other-goods';
  }
  return left;
}

const none: readonly number[] = [];

function put(into: Map<string, number[]>, key: string, index: number): void {
  const there = into.get(key);
  if (there) there.push(index);
  else into.set(key, [index]);
}
