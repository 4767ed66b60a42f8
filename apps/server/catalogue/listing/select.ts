import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import { type Bits, countOf, hasBit, type Planes } from '../memory/bits.ts';
import type { OpenSizes } from '../memory/columns.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import type { View } from '../view.ts';
import { type AnyColourway, anyColourway, type ColourwayFacet } from './any-colourway.ts';
import { type Filters, offeredSpans, parseSpan } from './selection.ts';
import { type Preference, type Sort, shownBy, sortedPart } from './sort.ts';

/** A style that fits, with the colourway its card shows and what that costs: lists are sorted by the price they show. */
export type Hit = Readonly<{
  style: StyleEntry;
  shown: ColourwayEntry;
  amount: number;
  original: number;
  open: boolean;
}>;

export type Selection = Readonly<{
  total: number;
  /** Styles that a value of a facet, by its number, would show. */
  count: (facet: FacetId, value: number) => number;
  /** Hits from a place on, in an order; equal ones as they are listed. */
  page: (sort: Sort, start: number, count: number) => readonly Hit[];
}>;

/** Limits that belong to the listing itself rather than to a filter of the shopper. */
export type Scope = 'reduced' | 'new' | null;

/** What is listed before any filter: a category by its number, the rows that a search has found, best first, or all. */
export type Within = Readonly<{ category: number }> | Readonly<{ rows: Uint32Array }> | 'all';

/** One number for each 32 rows, or nothing where all rows are meant. */
type Mask = Int32Array | undefined;

/**
 * Finds the styles that fit all filters, and for every value of every facet how many styles it would show. A value is
 * counted with all filters but those of its own facet, so that it stays selectable. Filters meet on one colourway: red in
 * one colour and size 42 in another is not a red 42. All of it is done with 32 styles at a step, for the first colourways,
 * then for the second ones, and so on.
 */
export function select(within: Within, filters: Filters, scope: Scope, view: View): Selection {
  const { memory, list, region, now } = view;
  const { columns } = memory;
  const prices = memory.prices(list, now);
  const length = columns.bitmaps.length();
  const masks = masksOf(filters, view, length);
  const open = masks.open;
  const ground = groundOf(within, view, length);
  if (scope === 'new') narrow(ground, columns.fresh.words);
  const sellable = scope === 'reduced' ? prices.reduced : prices.sold;
  const ownWords = wordsIn(ground);

  /** Counts what fits, all filters but those of one facet counted. */
  function counterBut(but: FacetId | undefined): Counter {
    const ofStyles = [
      but === 'category' ? undefined : masks.category,
      but === 'gender' ? undefined : masks.gender,
      but === 'activity' ? undefined : masks.activity,
    ].filter((mask) => mask !== undefined);
    const ofColourways = [
      but === 'colour' ? undefined : masks.colour,
      but === 'size' ? undefined : masks.size,
      but === 'price' ? undefined : masks.price,
      but === 'availability' ? undefined : masks.availability,
    ].filter((planes) => planes !== undefined);
    // The places of a filter by availability say what is open there; what any colourway has is known of the region alone.
    if (ofColourways.length === 0 && open === columns.open[region]) {
      const any = anyColourway(view, prices, scope);
      return counterOfStyles(common(ground, ownWords, [any.sold, ...ofStyles]), sellable, any);
    }
    const planes = sellable.map(({ words }, place) =>
      common(ground, ownWords, [words, ...ofStyles, ...ofColourways.map((mask) => mask[place] ?? none(length))]),
    );
    return counterOfColourways(planes, valuesOf, inverted(columns.digital.words));
  }

  const { sizesOf } = memory.sizeLabels(view.market.locale);

  /** Colourways that have a value. */
  function valuesOf(facet: ColourwayFacet, value: number): readonly (Planes | undefined)[] {
    switch (facet) {
      case 'colour':
        return [columns.family[value]];
      case 'size':
        return sizesOf(value).map((size) => open.bySize.get(size));
      case 'price':
        return [prices.spans[value]];
      case 'availability':
        return [open.any];
    }
  }

  const full = counterBut(undefined);
  const counters = new Map<FacetId, Counter>();

  function counterFor(facet: FacetId): Counter {
    if (!filters[facet]?.length) return full;
    const known = counters.get(facet) ?? counterBut(facet);
    counters.set(facet, known);
    return known;
  }

  function count(facet: FacetId, value: number): number {
    const counter = counterFor(facet);
    switch (facet) {
      case 'category':
        return counter.styles(columns.category[value]);
      case 'gender':
        return counter.styles(columns.gender[value]);
      case 'activity':
        return counter.styles(columns.activity[value]);
      case 'availability':
        return value === 0 ? counter.colourways('availability', 0) : 0;
      default:
        return counter.colourways(facet, value);
    }
  }

  /** The colourway of a row that its card shows: one that can be bought before one that cannot, then the preferred. */
  function shownIn(row: number, preference: Preference): number {
    const first = columns.slots.firstColourway[row] as number;
    let best = -1;
    let bestOpen = false;
    for (let place = 0; place < sellable.length; place += 1) {
      if (!full.fits(place, row)) continue;
      const isOpen = isOpenAt(open, place, row);
      const at = first + place;
      if (best < 0 || (isOpen === bestOpen ? isPreferred(at, best, preference) : isOpen)) {
        best = at;
        bestOpen = isOpen;
      }
    }
    return best;
  }

  function isPreferred(at: number, than: number, preference: Preference): boolean {
    switch (preference) {
      case 'first':
        return false;
      case 'cheapest':
        return (prices.amount[at] as number) < (prices.amount[than] as number);
      case 'dearest':
        return (prices.amount[at] as number) > (prices.amount[than] as number);
      case 'most-reduced':
        return reduction(at) > reduction(than);
    }
  }

  /** Millionths that a colourway is reduced by. */
  function reduction(at: number): number {
    const was = prices.original[at] as number;
    return was > 0 ? Math.round((1 - (prices.amount[at] as number) / was) * 1e6) : 0;
  }

  /** What rows are sorted by, the lowest first. */
  function keyOf(row: number, sort: Sort): number {
    const most = 2 ** 32 - 1;
    if (sort === 'newest') return most - Math.max(0, Math.floor((columns.launched[row] as number) / 1000));
    const at = shownIn(row, shownBy(sort));
    if (sort === 'price-asc') return prices.amount[at] as number;
    if (sort === 'price-desc') return most - (prices.amount[at] as number);
    return most - reduction(at);
  }

  /** Rows of the page. */
  function rowsOf(sort: Sort, start: number, end: number): readonly number[] {
    const listed = typeof within === 'object' && 'rows' in within ? within.rows : memory.order();
    const { hits } = full;
    if (sort === 'relevance') return some(listed, hits, start, end);
    if (sort === 'recommended') {
      const buyable = full.buyable();
      const openCount = bitsIn(buyable);
      const rows = some(listed, buyable, start, end);
      if (end <= openCount) return rows;
      const soldOut = hits.map((word, at) => word & ~(buyable[at] as number));
      return [...rows, ...some(listed, soldOut, Math.max(0, start - openCount), end - openCount)];
    }
    const rows = some(listed, hits, 0, full.total);
    const keys = new Float64Array(rows.length);
    for (let at = 0; at < keys.length; at += 1) keys[at] = keyOf(rows[at] as number, sort);
    return sortedPart(keys, start, end).map((place) => rows[place] as number);
  }

  return {
    total: full.total,
    count,
    page(sort, start, length_) {
      return rowsOf(sort, start, start + length_).flatMap((row): Hit[] => {
        const style = memory.styleAt(row);
        const at = shownIn(row, shownBy(sort));
        const place = at - (columns.slots.firstColourway[row] as number);
        const shown = style?.colourways[place];
        if (!style || !shown) return [];
        return [
          {
            style,
            shown,
            amount: prices.amount[at] as number,
            original: prices.original[at] as number,
            open: isOpenAt(open, place, row),
          },
        ];
      });
    },
  };
}

/** Counts styles among those that fit. */
type Counter = Readonly<{
  /** Styles that any of their colourways fit with. */
  hits: Int32Array;
  total: number;
  /** Whether the colourway in a place of a row fits. */
  fits: (place: number, row: number) => boolean;
  /** How many of them have this. */
  styles: (value: Bits | undefined) => number;
  /** How many have a colourway that fits and has this. */
  colourways: (facet: ColourwayFacet, value: number) => number;
  /** Those that have a colourway that fits and can be bought. */
  buyable: () => Int32Array;
}>;

/** Where nothing is asked of colourways: each one that is sold fits. */
function counterOfStyles(hits: Int32Array, sellable: Planes, any: AnyColourway): Counter {
  const words = wordsIn(hits);
  return {
    hits,
    total: bitsIn(hits),
    fits: (place, row) => hasBit(hits, row) && hasBit((sellable[place] as Bits).words, row),
    styles: (value) => (value ? countShared(hits, value.words, words) : 0),
    colourways(facet, value) {
      const having = any.having(facet, value);
      return having ? countShared(hits, having, words) : 0;
    },
    buyable() {
      const open = any.having('availability', 0);
      return open ? common(hits, words, [open]) : new Int32Array(hits.length);
    },
  };
}

/** Where something is asked of colourways: those that fit, by plane. */
function counterOfColourways(
  planes: readonly Int32Array[],
  valuesOf: (facet: ColourwayFacet, value: number) => readonly (Planes | undefined)[],
  goods: Int32Array,
): Counter {
  const hits = new Int32Array(planes[0]?.length ?? 0);
  for (const plane of planes) {
    for (let at = 0; at < hits.length; at += 1) hits[at] = (hits[at] as number) | (plane[at] as number);
  }
  const words = wordsIn(hits);
  return {
    hits,
    total: bitsIn(hits),
    fits: (place, row) => hasBit(planes[place] as Int32Array, row),
    styles: (value) => (value ? countShared(hits, value.words, words) : 0),
    colourways(facet, value) {
      const known = valuesOf(facet, value).filter((one) => one !== undefined);
      // Downloads have no sizes to choose from.
      const among = facet === 'size' ? goods : undefined;
      const [only] = known;
      if (!only) return 0;
      const last = Math.min(planes.length, only.length) - 1;
      if (known.length > 1 || last < 0) {
        const found = sharedBy(planes, known, words, hits.length);
        return countIn(found, found, words, among);
      }
      // The last plane is counted while it is walked.
      const found = last === 0 ? undefined : sharedBy(planes.slice(0, last), [only], words, hits.length);
      return countIn(planes[last] as Int32Array, (only[last] as Bits).words, words, among, found);
    },
    buyable: () => {
      const open = valuesOf('availability', 0).filter((one) => one !== undefined);
      return sharedBy(planes, open, words, hits.length).slice();
    },
  };
}

/** What a mask shares with all others, at the places where it is not empty. */
function common(mask: Int32Array, words: Uint32Array, others: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(mask.length);
  for (let index = 0; index < words.length; index += 1) {
    const at = words[index] as number;
    let word = mask[at] as number;
    for (let other = 0; other < others.length && word !== 0; other += 1) {
      word &= (others[other] as Int32Array)[at] as number;
    }
    all[at] = word;
  }
  return all;
}

/** The sums of neighbouring bits, four to a sum. */
function sumsOfFour(word: number): number {
  const sums = (word - ((word >>> 1) & 0x55555555)) | 0;
  return (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
}

/** Counts what two masks share: three numbers at a step, as so many sums of four bits still fit into four bits. */
function countShared(one: Int32Array, other: Int32Array, words: Uint32Array): number {
  let count = 0;
  let index = 0;
  for (const end = words.length - 2; index < end; index += 3) {
    const first = words[index] as number;
    const second = words[index + 1] as number;
    const third = words[index + 2] as number;
    const sums =
      (sumsOfFour((one[first] as number) & (other[first] as number)) +
        sumsOfFour((one[second] as number) & (other[second] as number)) +
        sumsOfFour((one[third] as number) & (other[third] as number))) |
      0;
    count += Math.imul((sums & 0x0f0f0f0f) + ((sums >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  for (; index < words.length; index += 1) {
    const at = words[index] as number;
    count += countOf((one[at] as number) & (other[at] as number));
  }
  return count;
}

/** Counts what two masks share, or a third one has, among the styles of a mask. */
function countIn(
  one: Int32Array,
  other: Int32Array,
  words: Uint32Array,
  among: Int32Array | undefined,
  besides?: Int32Array,
): number {
  let count = 0;
  for (let index = 0; index < words.length; index += 1) {
    const at = words[index] as number;
    let word = (one[at] as number) & (other[at] as number);
    if (besides) word |= besides[at] as number;
    if (among) word &= among[at] as number;
    if (word !== 0) count += countOf(word);
  }
  return count;
}

let shared = new Int32Array(0);

/** Styles with a colourway that fits and has one of the values; the array is used again by the next call. */
function sharedBy(
  planes: readonly Int32Array[],
  values: readonly Planes[],
  words: Uint32Array,
  length: number,
): Int32Array {
  if (shared.length !== length) shared = new Int32Array(length);
  else shared.fill(0);
  for (const value of values) {
    for (let place = 0; place < planes.length && place < value.length; place += 1) {
      const fits = planes[place] as Int32Array;
      const bits = (value[place] as Bits).words;
      for (let index = 0; index < words.length; index += 1) {
        const at = words[index] as number;
        shared[at] = (shared[at] as number) | ((fits[at] as number) & (bits[at] as number));
      }
    }
  }
  return shared;
}

type Masks = Readonly<{
  category: Mask;
  gender: Mask;
  activity: Mask;
  colour: readonly Int32Array[] | undefined;
  size: readonly Int32Array[] | undefined;
  price: readonly Int32Array[] | undefined;
  availability: readonly Int32Array[] | undefined;
  /** Sizes that can be bought: of the places asked for, else those that the region can ship. */
  open: OpenSizes;
}>;

/** The filters as masks: of styles, and of colourways by plane. */
function masksOf(filters: Filters, { memory, market, list, region, now }: View, length: number): Masks {
  const { columns, words, placesById } = memory;
  const prices = memory.prices(list, now);
  const { labels, sizesOf } = memory.sizeLabels(market.locale);
  const places = (filters.availability ?? []).flatMap((id) => placesById.get(id)?.number ?? []);
  const open = places.length > 0 ? openAtAny(places.map(memory.openAt), length) : (columns.open[region] as OpenSizes);
  const numbers = (facet: FacetId, known: (word: string) => number | undefined) =>
    filters[facet]?.length ? filters[facet].flatMap((value) => known(value) ?? []) : undefined;
  const styles = (facet: FacetId, known: (word: string) => number | undefined, bits: readonly Bits[]): Mask => {
    const wanted = numbers(facet, known);
    return (
      wanted &&
      union(
        wanted.map((number) => bits[number]?.words),
        length,
      )
    );
  };
  return {
    category: styles('category', words.category.known, columns.category),
    gender: styles('gender', words.gender.known, columns.gender),
    activity: styles('activity', words.activity.known, columns.activity),
    colour: unionOfPlanes(
      numbers('colour', words.family.known)?.map((number) => columns.family[number] ?? []),
      length,
    ),
    size: unionOfPlanes(
      numbers('size', labels.known)?.flatMap((label) => sizesOf(label).map((size) => open.bySize.get(size) ?? [])),
      length,
    ),
    price: filters.price?.length ? spansMask(filters.price, prices, memory, length) : undefined,
    availability: filters.availability?.length ? unionOfPlanes([open.any], length) : undefined,
    open,
  };
}

type Prices = ReturnType<View['memory']['prices']>;

/** Colourways whose price is in one of the spans; offered ones are known, others are compared. */
function spansMask(texts: readonly string[], prices: Prices, memory: View['memory'], length: number): Int32Array[] {
  const { slots } = memory.columns;
  const planes = texts.map((text): readonly Int32Array[] => {
    const offered = prices.spans[offeredSpans.indexOf(text)];
    if (offered) return offered.map(({ words }) => words);
    const span = parseSpan(text);
    if (!span) return [];
    return prices.sold.map(({ words }, place) => {
      const mask = new Int32Array(length);
      for (const row of memory.order()) {
        const amount = prices.amount[(slots.firstColourway[row] as number) + place] as number;
        if (!hasBit(words, row) || amount < span.from || amount >= span.until) continue;
        mask[row >>> 5] = (mask[row >>> 5] as number) | (1 << (row & 31));
      }
      return mask;
    });
  });
  return unionOfWords(planes, length);
}

function unionOfPlanes(values: readonly Planes[] | undefined, length: number): Int32Array[] | undefined {
  return (
    values &&
    unionOfWords(
      values.map((planes) => planes.map(({ words }) => words)),
      length,
    )
  );
}

function unionOfWords(values: readonly (readonly Int32Array[])[], length: number): Int32Array[] {
  const places = Math.max(0, ...values.map((planes) => planes.length));
  return Array.from({ length: places }, (_, place) =>
    union(
      values.map((planes) => planes[place]),
      length,
    ),
  );
}

function union(masks: readonly Mask[], length: number): Int32Array {
  const known = masks.filter((mask) => mask !== undefined);
  const [only] = known;
  if (only && known.length === 1) return only;
  const all = new Int32Array(length);
  for (const mask of known) for (let at = 0; at < length; at += 1) all[at] = (all[at] as number) | (mask[at] as number);
  return all;
}

/** Sizes that any of several places has. */
function openAtAny(places: readonly OpenSizes[], length: number): OpenSizes {
  const [only] = places;
  if (only && places.length === 1) return only;
  const bits = (planes: readonly Planes[]): Planes =>
    unionOfWords(
      planes.map((one) => one.map(({ words }) => words)),
      length,
    ).map((words) => ({ words }));
  const sizes = new Set(places.flatMap(({ bySize }) => [...bySize.keys()]));
  return {
    any: bits(places.map(({ any }) => any)),
    bySize: new Map([...sizes].map((size) => [size, bits(places.map(({ bySize }) => bySize.get(size) ?? []))])),
  };
}

/** Rows that are listed before any filter. */
function groundOf(within: Within, { memory }: View, length: number): Int32Array {
  const listed = memory.columns.listed.words;
  if (within === 'all') return listed.slice();
  const ground = new Int32Array(length);
  if ('category' in within) {
    const members = memory.columns.category[within.category]?.words;
    if (members) ground.set(members);
  } else {
    for (const row of within.rows) {
      if (row < length * 32) ground[row >>> 5] = (ground[row >>> 5] as number) | (1 << (row & 31));
    }
  }
  narrow(ground, listed);
  return ground;
}

function narrow(ground: Int32Array, mask: Int32Array): void {
  for (let at = 0; at < ground.length; at += 1) ground[at] = (ground[at] as number) & (mask[at] as number);
}

function inverted(words: Int32Array): Int32Array {
  return words.map((word) => ~word);
}

const noneByLength = new Map<number, Int32Array>();

function none(length: number): Int32Array {
  const known = noneByLength.get(length) ?? new Int32Array(length);
  noneByLength.set(length, known);
  return known;
}

/** Places of the numbers that are not zero: the rest of a small selection is passed over. */
function wordsIn(mask: Int32Array): Uint32Array {
  const places = new Uint32Array(mask.length);
  let length = 0;
  for (let at = 0; at < mask.length; at += 1) {
    if (mask[at] === 0) continue;
    places[length] = at;
    length += 1;
  }
  return places.subarray(0, length);
}

function bitsIn(mask: Int32Array): number {
  let count = 0;
  for (const word of mask) count += countOf(word);
  return count;
}

/** Rows of a list that are in a mask, from one place up to another. */
function some(listed: Uint32Array, mask: Int32Array, start: number, end: number): number[] {
  const rows: number[] = [];
  let place = 0;
  for (let at = 0; at < listed.length && place < end; at += 1) {
    const row = listed[at] as number;
    if (row >= mask.length * 32 || !hasBit(mask, row)) continue;
    if (place >= start) rows.push(row);
    place += 1;
  }
  return rows;
}

function isOpenAt({ any }: OpenSizes, place: number, row: number): boolean {
  const plane = any[place];
  return plane !== undefined && hasBit(plane.words, row);
}
