import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import { hasBit, type Planes } from '../memory/bits.ts';
import type { OpenSizes } from '../memory/columns.ts';
import type { View } from '../view.ts';
import { anyColourway, type ColourwayFacet } from './any-colourway.ts';
import { type Counter, counterOfColourways, counterOfStyles } from './counters.ts';
import { masksOf } from './filter-masks.ts';
import { all, bitsIn, common, inverted, narrow, none, some, wordsIn } from './masks.ts';
import type { Filters, Scope } from './selection.ts';
import { type Preference, type Sort, shownBy, sortedPart } from './sort.ts';

/**
 * The row of a matching style, with the colourway that its card shows and its price: lists are sorted by the price
 * shown.
 */
export type Hit = Readonly<{
  row: number;
  /** The index of the colourway in its style. */
  place: number;
  amount: number;
  original: number;
  open: boolean;
}>;

export type Selection = Readonly<{
  total: number;
  /** How many styles a value of a facet, by its number, would show. */
  count: (facet: FacetId, value: number) => number;
  /** Hits from an index on, in the order of a sort; equal ones in list order. */
  page: (sort: Sort, start: number, count: number) => readonly Hit[];
}>;

/**
 * What is listed before any filter: a category by its number, the rows that a search has found, best first, or
 * everything.
 */
export type Within = Readonly<{ category: number }> | Readonly<{ rows: Uint32Array }> | 'all';

/**
 * Finds the styles that match all filters, and for every value of every facet how many styles it would show. A value is
 * counted with all filters except those of its own facet, so that it stays selectable. All filters must match the same
 * colourway: red in one colour and size 42 in another is not a red 42. The work is done for 32 styles at a step, for
 * the first colourways, then for the second ones, and so on.
 */
export function select(within: Within, filters: Filters, scope: Scope, view: View): Selection {
  const { memory, list, zone, now } = view;
  const { columns } = memory;
  const prices = memory.prices(list, now);
  const length = columns.bitmaps.length();
  const masks = masksOf(filters, view, length);
  const open = masks.open;
  const ground = groundOf(within, view, length);
  if (scope === 'new') narrow(ground, columns.fresh.words);
  const sellable = scope === 'reduced' ? prices.reduced : prices.sold;
  const ownWords = wordsIn(ground);

  /** Counts matches with all filters except those of one facet. */
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
    // The places of a filter by availability decide what can be bought there; the data of any colourway is known for
    // the whole zone only.
    if (ofColourways.length === 0 && open === columns.open[zone]) {
      const any = anyColourway(view, prices, scope);
      return counterOfStyles(common(ground, ownWords, [any.sold, ...ofStyles]), sellable, any);
    }
    const planes = sellable.map(({ words }, place) =>
      common(ground, ownWords, [words, ...ofStyles, ...ofColourways.map((mask) => mask[place] ?? none(length))]),
    );
    return counterOfColourways(planes, valuesOf, inverted(columns.digital.words));
  }

  const { sizesOf } = memory.sizeLabels(view.market.locale);

  /** Colourways that have the value. */
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

  /** The colourway that the card of a row shows: one that can be bought before one that cannot, then the preferred. */
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

  /** The reduction of a colourway in millionths. */
  function reduction(at: number): number {
    const was = prices.original[at] as number;
    return was > 0 ? Math.round((1 - (prices.amount[at] as number) / was) * 1e6) : 0;
  }

  /** The sort key of rows, lowest first. */
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
    const rows = all(listed, hits);
    const keys = roomForKeys(rows.length);
    for (let at = 0; at < keys.length; at += 1) keys[at] = keyOf(rows[at] as number, sort);
    return sortedPart(keys, start, end).map((place) => rows[place] as number);
  }

  return {
    total: full.total,
    count,
    page(sort, start, length_) {
      return rowsOf(sort, start, start + length_).map((row): Hit => {
        const at = shownIn(row, shownBy(sort));
        const place = at - (columns.slots.firstColourway[row] as number);
        const amount = prices.amount[at] as number;
        return { row, place, amount, original: prices.original[at] as number, open: isOpenAt(open, place, row) };
      });
    },
  };
}

let keysOfRows = new Float64Array(0);

/**
 * Room for the keys of that many rows; the next listing reuses it, as memory of that size is expensive to allocate and
 * to free.
 */
function roomForKeys(count: number): Float64Array {
  if (keysOfRows.length < count) keysOfRows = new Float64Array(Math.ceil(count * 1.25));
  return keysOfRows.subarray(0, count);
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

function isOpenAt({ any }: OpenSizes, place: number, row: number): boolean {
  const plane = any[place];
  return plane !== undefined && hasBit(plane.words, row);
}
