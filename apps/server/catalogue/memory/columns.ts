import { priceAt } from '@eyelet/domain/prices/price-line.ts';
import { offeredSpans, parseSpan, type Span } from '../listing/selection.ts';
import { isNew } from '../product/is-new.ts';
import { linesOf } from '../product/price.ts';
import { type Bitmaps, type Bits, createBitmaps, type Planes, putBit } from './bits.ts';
import type { ColourwayEntry, StyleEntry } from './entry.ts';
import { roomFor } from './room-for.ts';
import { createSlots, type Slots, takeSlots } from './slots.ts';
import type { Thresholds } from './thresholds.ts';

/** What colourways cost in one price list: lowest prices by colourway, and the row of each. */
export type ListPrices = {
  /** Lowest price in minor units. */
  amount: Int32Array;
  original: Int32Array;
  readonly sold: Planes;
  readonly reduced: Planes;
  /** By the number of an offered span. */
  readonly spans: readonly Planes[];
};

/** Which sizes can be bought: sent to homes of a zone, or collected at a place. */
export type OpenSizes = Readonly<{ any: Planes; bySize: Map<number, Planes> }>;

/**
 * Styles side by side, each in the row of its number, as bits that can be intersected: a listing of a hundred thousand
 * styles is a walk through a few arrays, 32 styles at a step. Data of colourways is in planes, one for the first
 * colourways of all styles, one for the second ones, and so on.
 */
export type Columns = Readonly<{
  bitmaps: Bitmaps;
  slots: Slots;
  listed: Bits;
  digital: Bits;
  /** Launched in the last weeks. */
  fresh: Bits;
  /** May be shown beside another product. */
  companion: Bits;
  gender: Bits[];
  activity: Bits[];
  category: Bits[];
  family: Planes[];
  /** By the number of a zone. */
  open: readonly OpenSizes[];
  /** By the number of a price list. */
  prices: ListPrices[];
}> & {
  popularity: Int32Array;
  launched: Float64Array;
};

const spans = offeredSpans.map((text) => parseSpan(text) as Span);

/** Empty columns for as many zones. */
export function createColumns(zones: number): Columns {
  const bitmaps = createBitmaps();
  return {
    bitmaps,
    slots: createSlots(),
    listed: bitmaps.bits(),
    digital: bitmaps.bits(),
    fresh: bitmaps.bits(),
    companion: bitmaps.bits(),
    gender: [],
    activity: [],
    category: [],
    family: [],
    open: Array.from({ length: zones }, createOpenSizes),
    prices: [],
    popularity: new Int32Array(1024),
    launched: new Float64Array(1024),
  };
}

export function createOpenSizes(): OpenSizes {
  return { any: [], bySize: new Map() };
}

/** Writes a style into its row, which is empty; its prices and its stock follow. */
export function putStyle(columns: Columns, row: number, style: StyleEntry): void {
  const { bitmaps } = columns;
  bitmaps.roomForRow(row);
  takeSlots(columns.slots, row, style);
  columns.popularity = roomFor(columns.popularity, row);
  columns.launched = roomFor(columns.launched, row);
  columns.popularity[row] = style.popularity;
  columns.launched[row] = style.launchedAt;
  if (!style.listed) return;
  putBit(columns.listed, row, true);
  putBit(columns.digital, row, style.productType === 'digital');
  putBit(columns.companion, row, style.productType === 'standard' && !style.storeOnly && !style.presale);
  putBit(bitsOf(columns.gender, style.gender, bitmaps), row, true);
  for (const activity of style.activities) putBit(bitsOf(columns.activity, activity, bitmaps), row, true);
  for (const category of style.categoryNumbers) putBit(bitsOf(columns.category, category, bitmaps), row, true);
  style.colourways.forEach(({ family }, place) => {
    putBit(bitmaps.plane(planesOf(columns.family, family), place), row, true);
  });
}

/** Writes the prices of a style at an instant, and whether it is new then. */
export function putPrices(
  columns: Columns,
  row: number,
  style: StyleEntry,
  { lists, now, newForDays }: Readonly<{ lists: number; now: number }> & Pick<Thresholds, 'newForDays'>,
): void {
  if (!style.listed) return;
  putBit(columns.fresh, row, isNew(style, now, newForDays));
  for (let list = 0; list < lists; list += 1) {
    const prices = pricesOf(columns, list);
    style.colourways.forEach((colourway, place) => {
      putPrice(columns.bitmaps, prices, row, place, (columns.slots.firstColourway[row] as number) + place, {
        ...(lowestPrice(colourway, list, now) ?? { amount: -1, original: 0 }),
      });
    });
  }
}

function putPrice(
  bitmaps: Bitmaps,
  prices: ListPrices,
  row: number,
  place: number,
  at: number,
  { amount, original }: Readonly<{ amount: number; original: number }>,
): void {
  prices.amount = roomFor(prices.amount, at, -1);
  prices.original = roomFor(prices.original, at);
  prices.amount[at] = amount;
  prices.original[at] = original;
  putBit(bitmaps.plane(prices.sold, place), row, amount >= 0);
  putBit(bitmaps.plane(prices.reduced, place), row, amount >= 0 && amount < original);
  spans.forEach(({ from, until }, span) => {
    putBit(bitmaps.plane(prices.spans[span] as Planes, place), row, amount >= from && amount < until);
  });
}

/** The columns of a price list. */
export function pricesOf(columns: Columns, list: number): ListPrices {
  while (columns.prices.length <= list) {
    columns.prices.push({
      amount: new Int32Array(1024).fill(-1),
      original: new Int32Array(1024),
      sold: [],
      reduced: [],
      spans: spans.map(() => []),
    });
  }
  return columns.prices[list] as ListPrices;
}

function lowestPrice(colourway: ColourwayEntry, list: number, now: number) {
  let lowest: Readonly<{ amount: number; original: number }> | undefined;
  for (const line of linesOf(colourway, list)) {
    const price = priceAt(line, now);
    if (price && (!lowest || price.amount < lowest.amount)) lowest = price;
  }
  return lowest;
}

/** Writes which sizes of a colourway can be shipped where, after its stock has been counted. */
export function putOpenSizes(columns: Columns, row: number, place: number, colourway: ColourwayEntry): void {
  if (!colourway.style.listed) return;
  columns.open.forEach((open, zone) => {
    const sizes = colourway.openSizes[zone] ?? [];
    putOpen(columns.bitmaps, open, row, place, colourway.sizeNumbers, (size) => sizes.includes(size));
  });
}

/** Sets which of the sizes of one colourway are open. */
export function putOpen(
  bitmaps: Bitmaps,
  open: OpenSizes,
  row: number,
  place: number,
  sizes: readonly number[],
  isOpen: (size: number, index: number) => boolean,
): void {
  let any = false;
  sizes.forEach((size, index) => {
    const is = isOpen(size, index);
    any ||= is;
    const planes = open.bySize.get(size) ?? [];
    open.bySize.set(size, planes);
    putBit(bitmaps.plane(planes, place), row, is);
  });
  putBit(bitmaps.plane(open.any, place), row, any);
}

function bitsOf(list: Bits[], number: number, bitmaps: Bitmaps): Bits {
  while (list.length <= number) list.push(bitmaps.bits());
  return list[number] as Bits;
}

function planesOf(list: Planes[], number: number): Planes {
  while (list.length <= number) list.push([]);
  return list[number] as Planes;
}
