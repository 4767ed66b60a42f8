import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { Taken } from './line.ts';
import { reach, type Tally, take } from './tally.ts';

/**
 * Takes off each row the most that a promotion of its own does, of equal ones that of the lower rank, and nothing more.
 * Returns the promotions that did so, by rank.
 */
export function takeOffRows(promotions: readonly Promotion[], tally: Tally): readonly Promotion[] {
  // All judge by full prices first, so that no promotion of a row hides another one's threshold.
  const holding = promotions
    .filter(({ level, benefit }) => level === 'PRODUCT' && effectOf(benefit).offRow)
    .flatMap((promotion) => {
      const reached = reach(promotion, tally);
      return reached ? [{ promotion, reached }] : [];
    });
  const best: Taken[] = [];
  for (const { promotion, reached } of holding) {
    for (const index of reached.indexes) {
      const off = offRow(promotion, index, tally);
      if (off && off.amount > (best[index]?.amount ?? 0)) best[index] = off;
    }
  }
  const used = new Set<Promotion>();
  best.forEach((one, index) => {
    take(tally, index, one);
    used.add(one.promotion);
  });
  for (const { promotion, reached } of holding) {
    if (used.has(promotion)) continue;
    const by = new Set(reached.indexes.flatMap((index) => best[index]?.promotion.id ?? []));
    tally.ineffective.push(
      by.size > 0 ? { promotion, reason: 'excluded', by: [...by] } : { promotion, reason: 'nothing-left' },
    );
  }
  return holding.map(({ promotion }) => promotion).filter((one) => used.has(one));
}

function offRow(promotion: Promotion, index: number, { lines, currency }: Tally): Taken | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const { rowTotal } = line;
  const row = { quantity: line.line.quantity, rowTotal };
  const exact = effectOf(promotion.benefit).offRow?.(promotion.benefit, row, currency) ?? 0;
  return { promotion, amount: Math.round(exact), base: rowTotal, exact };
}
