import type { Currency } from '../money/currency.ts';
import type { Asked } from '../promotions/conditions/condition.ts';
import type { JoinedRow } from '../promotions/effects/effect.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type Concerned, concernedIn } from './concerned.ts';
import { attributesOf } from './countable.ts';
import type { SoldLine } from './line.ts';

/** The goods of a cart as all of its promotions read them; the members of one line have its index. */
export type CartGoods = Readonly<{
  lines: readonly SoldLine[];
  rows: readonly JoinedRow[];
  rowTotals: readonly number[];
  concerned: Concerned;
  currency: Currency;
}>;

/** What promotions read of the lines of a cart, gathered once for all of them. */
export function cartGoodsOf(lines: readonly SoldLine[], promotions: readonly Promotion[], asked: Asked): CartGoods {
  return {
    lines,
    rows: lines.map(rowOf),
    rowTotals: lines.map(({ rowTotal }) => rowTotal),
    concerned: concernedIn(lines, promotions, asked),
    currency: asked.currency,
  };
}

/** The rows of some lines, to count together. */
export function rowsAt(indexes: readonly number[], rows: readonly JoinedRow[]): readonly JoinedRow[] {
  const found: JoinedRow[] = [];
  for (const index of indexes) {
    const row = rows[index];
    if (row) found.push(row);
  }
  return found;
}

function rowOf(line: SoldLine): JoinedRow {
  const { masterId, categories, rowTotal } = line;
  return { masterId, categories, rowTotal, quantity: line.line.quantity, attributes: attributesOf(line) };
}
