import { type Columns, putPrices } from './columns.ts';
import { nextChangeOf } from './next-change.ts';
import { roomFor } from './room-for.ts';
import type { Styles } from './styles.ts';
import type { Thresholds } from './thresholds.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Styles priced within one turn of the event loop, when thousands come due at once. */
const mostPricedAtOnce = 250;

/** How far a clock may be set back, in milliseconds, before all prices are made again. */
const usualCorrection = 60_000;

/** When prices in the columns have to be computed again, as a price or a launch begins or ends. */
export type DuePrices = Readonly<{
  /** A style whose row was written: it is priced next. */
  put: (row: number) => void;
  remove: (row: number) => void;
  /** Prices what is due, leaving a part of a very large number to the next call; whether it priced any. */
  priceUntil: (now: number) => boolean;
  /** Whether the prices in the columns are those of an instant. */
  areCurrent: (now: number) => boolean;
  /** The styles whose prices have come due since the last call. */
  take: () => readonly string[];
}>;

export function createDuePrices(
  columns: Columns,
  styles: Styles,
  { priceLists, newForDays }: Readonly<{ priceLists: Vocabulary }> & Pick<Thresholds, 'newForDays'>,
): DuePrices {
  /** By row: when a style has to be priced again; one that was never priced comes before all. */
  let dueAt = new Float64Array(1024).fill(Number.POSITIVE_INFINITY);
  let nextDue = Number.POSITIVE_INFINITY;
  let pricedAt = Number.NEGATIVE_INFINITY;
  const cameDue = new Set<string>();

  return {
    put(row) {
      dueAt = roomFor(dueAt, row, Number.POSITIVE_INFINITY);
      dueAt[row] = Number.NEGATIVE_INFINITY;
      nextDue = Number.NEGATIVE_INFINITY;
    },
    remove(row) {
      dueAt[row] = Number.POSITIVE_INFINITY;
    },
    priceUntil(now) {
      // The clock was set back further than any usual correction, so every price may differ.
      if (now < pricedAt - usualCorrection) for (let row = 0; row < styles.rows(); row += 1) dueAt[row] = now;
      else if (now < nextDue) return false;
      let left = mostPricedAtOnce;
      nextDue = Number.POSITIVE_INFINITY;
      for (let row = 0; row < styles.rows(); row += 1) {
        const due = dueAt[row] as number;
        if (due > now || left === 0) {
          if (due < nextDue) nextDue = due;
          continue;
        }
        const style = styles.read(row);
        if (!style) continue;
        if (due > Number.NEGATIVE_INFINITY) cameDue.add(style.masterId);
        putPrices(columns, row, style, { lists: priceLists.size(), now, newForDays });
        const next = nextChangeOf(style, now, newForDays);
        dueAt[row] = next;
        if (next < nextDue) nextDue = next;
        left -= 1;
      }
      pricedAt = now;
      return true;
    },
    areCurrent: (now) => now < nextDue && now >= pricedAt - usualCorrection,
    take() {
      const masterIds = [...cameDue];
      cameDue.clear();
      return masterIds;
    },
  };
}
