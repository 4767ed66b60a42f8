import { nextChange, priceAt } from '@eyelet/domain/prices/price-line.ts';
import { linesOf } from '../product/price.ts';
import type { ColourwayEntry, StyleEntry } from './entry.ts';

/** Members of each row, one row after the other: those of row `r` are `values[first[r]] … values[first[r + 1] - 1]`. */
export type Lists = Readonly<{ first: Uint32Array; values: Uint16Array }>;

export type PriceColumn = Readonly<{
  /** Lowest price per colourway in minor units, -1 where it is not sold. */
  amount: Int32Array;
  original: Int32Array;
  until: number;
}>;

/**
 * Listed styles side by side, most popular first, so that a listing of a hundred thousand styles is a walk through a few
 * arrays rather than through a million objects.
 */
export type Columns = Readonly<{
  styles: readonly StyleEntry[];
  colourways: readonly ColourwayEntry[];
  /** First colourway of each style. */
  firstColourway: Uint32Array;
  gender: Uint8Array;
  activities: Lists;
  categories: Lists;
  family: Uint8Array;
  /** Size numbers of each colourway. */
  sizes: Lists;
  /** Beside `sizes.values`: a bit for each region that can ship the size. */
  open: Uint8Array;
  /** Styles of a category by its number, as rows in order. */
  rowsOf: (category: number) => Uint32Array;
  allRows: Uint32Array;
}>;

/** Sets styles side by side; each style learns its row. */
export function buildColumns(styles: readonly StyleEntry[]): Columns {
  const colourways = styles.flatMap((style) => style.colourways);
  const firstColourway = new Uint32Array(styles.length + 1);
  styles.forEach((style, row) => {
    style.row = row;
    firstColourway[row + 1] = (firstColourway[row] ?? 0) + style.colourways.length;
  });
  const categories = lists(styles, ({ categoryNumbers }) => categoryNumbers);
  const sizes = lists(colourways, ({ sizeNumbers }) => sizeNumbers);
  const columns: Columns = {
    styles,
    colourways,
    firstColourway,
    gender: Uint8Array.from(styles, ({ gender }) => gender),
    activities: lists(styles, ({ activities }) => activities),
    categories,
    family: Uint8Array.from(colourways, ({ family }) => family),
    sizes,
    open: new Uint8Array(sizes.values.length),
    rowsOf: membersByCategory(categories),
    allRows: Uint32Array.from(styles, (_, row) => row),
  };
  colourways.forEach((_, at) => {
    copyOpenSizes(columns, at);
  });
  return columns;
}

function lists<T>(rows: readonly T[], membersOf: (row: T) => readonly number[]): Lists {
  const first = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    first[at + 1] = (first[at] ?? 0) + membersOf(row).length;
  });
  const values = new Uint16Array(first[rows.length] ?? 0);
  rows.forEach((row, at) => {
    values.set(membersOf(row), first[at]);
  });
  return { first, values };
}

function membersByCategory({ first, values }: Lists): (category: number) => Uint32Array {
  const made = new Map<number, Uint32Array>();
  return (category) => {
    const known = made.get(category);
    if (known) return known;
    const rows: number[] = [];
    for (let row = 0; row + 1 < first.length; row += 1) {
      const end = first[row + 1] as number;
      for (let at = first[row] as number; at < end; at += 1) if (values[at] === category) rows.push(row);
    }
    const members = Uint32Array.from(rows);
    made.set(category, members);
    return members;
  };
}

/** Takes over which sizes of a colourway can be shipped where, after its stock has been counted. */
export function copyOpenSizes({ colourways, sizes, open }: Columns, at: number): void {
  const colourway = colourways[at];
  const start = sizes.first[at] ?? 0;
  colourway?.sizeNumbers.forEach((size, index) => {
    open[start + index] = colourway.openSizes.reduce(
      (bits, one, region) => bits | (one.includes(size) ? 1 << region : 0),
      0,
    );
  });
}

/** What every colourway costs at least in a price list, good until the first of these prices changes. */
export function priceColumn({ colourways }: Columns, list: number, now: number): PriceColumn {
  const amount = new Int32Array(colourways.length).fill(-1);
  const original = new Int32Array(colourways.length);
  let until = Number.POSITIVE_INFINITY;
  colourways.forEach((colourway, at) => {
    const line = colourway.prices[list];
    if (typeof line === 'number' && !colourway.skuPrices) {
      amount[at] = line;
      original[at] = line;
      return;
    }
    for (const one of linesOf(colourway, list)) {
      until = Math.min(until, nextChange(one, now));
      const price = priceAt(one, now);
      const best = amount[at] as number;
      if (!price || (best >= 0 && price.amount >= best)) continue;
      amount[at] = price.amount;
      original[at] = price.original;
    }
  });
  return { amount, original, until };
}
