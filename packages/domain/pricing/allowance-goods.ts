import { type AllowanceKind, allowanceOf } from '../allowances/year.ts';
import type { ShopperProgramme } from '../promotions/conditions/wants.ts';
import type { Taken } from './line.ts';

/** What is taken off a row, and what is paid for it then, in minor units. */
type Row = Readonly<{ taken: readonly Taken[]; paid: number }>;

/** What is paid for the rows that promotions of an allowance reduce, by their number, and together. */
export function paidOfAllowance(
  kind: AllowanceKind,
  rows: readonly Row[],
  groups: readonly ShopperProgramme[],
): Readonly<{ goods: Readonly<Record<number, number>>; total: number }> {
  const own = rows.flatMap(({ taken, paid }, index) =>
    taken.some(({ promotion, amount }) => amount > 0 && allowanceOf(promotion, groups) === kind)
      ? [[index + 1, paid] as const]
      : [],
  );
  return { goods: Object.fromEntries(own), total: own.reduce((sum, [, paid]) => sum + paid, 0) };
}
