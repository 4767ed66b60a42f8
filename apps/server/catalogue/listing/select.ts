import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import type { Columns, Lists } from '../memory/columns.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import { isNew } from '../product/label.ts';
import type { View } from '../view.ts';
import { type Filters, offeredSpans, parseSpan, type Span } from './selection.ts';
import { createTally, type Tally } from './tally.ts';

/** A style that fits, with the colourway its card shows and what that costs: lists are sorted by the price they show. */
export type Hit = Readonly<{
  style: StyleEntry;
  shown: ColourwayEntry;
  amount: number;
  original: number;
  open: boolean;
}>;

export type Selection = Readonly<{ hits: readonly Hit[]; tallies: Readonly<Record<FacetId, Tally>> }>;

/** Which of the colourways that fit a card shows: the one that the order of the list is about, else the first. */
export type Preference = 'first' | 'cheapest' | 'dearest' | 'most-reduced';

/** Limits that belong to the listing itself rather than to a filter of the shopper. */
export type Scope = 'reduced' | 'new' | null;

/**
 * Goes through rows of styles once and finds those that fit all filters, and for every value of every facet how many
 * styles it would show. A value is counted with all filters but those of its own facet, so that it stays selectable.
 * Filters meet on one colourway: red in one colour and size 42 in another is not a red 42. The card shows one that can be
 * bought before one that cannot, and among these the preferred.
 */
export function select(
  rows: Uint32Array,
  filters: Filters,
  scope: Scope,
  view: View,
  preference: Preference = 'first',
): Selection {
  const { memory, list, region, now } = view;
  const columns = memory.columns();
  const { amount, original } = memory.prices(list, now);
  const wanted = wantedBy(filters, view);
  const tallies = talliesFor(view);
  const { labelOf } = memory.sizeLabels(view.market.locale);
  const spans = offeredSpans.map((text) => parseSpan(text) as Span);
  const hits: Hit[] = [];
  const { family, firstColourway, styles, colourways } = columns;
  const sizes = new Uint16Array(mostSizes);
  const preferred = preferenceAmong(preference, amount, original);

  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] as number;
    const style = styles[row] as StyleEntry;
    if (scope === 'new' && !isNew(style, now)) continue;
    let styleFails = 0;
    let failed: FacetId | undefined;
    if (wanted.category && !hasAny(columns.categories, row, wanted.category)) {
      styleFails += 1;
      failed = 'category';
    }
    if (wanted.gender && !wanted.gender[columns.gender[row] as number]) {
      styleFails += 1;
      failed = 'gender';
    }
    if (wanted.activity && !hasAny(columns.activities, row, wanted.activity)) {
      styleFails += 1;
      failed = 'activity';
    }
    if (styleFails > 1) continue;
    let fits = false;
    let shown = -1;
    let shownOpen = false;
    const end = firstColourway[row + 1] as number;
    for (let at = firstColourway[row] as number; at < end; at += 1) {
      const price = amount[at] as number;
      if (price < 0 || (scope === 'reduced' && price >= (original[at] as number))) continue;
      const sizeCount = fillOpenSizes(sizes, columns, at, region, wanted.places, memory.places.length);
      const isOpen = sizeCount > 0;
      let fails = styleFails;
      let which = failed;
      if (wanted.colour && !wanted.colour[family[at] as number]) {
        fails += 1;
        which = 'colour';
      }
      if (wanted.size && !anyLabel(sizes, sizeCount, wanted.size, labelOf)) {
        fails += 1;
        which = 'size';
      }
      if (wanted.spans && !inSpans(price, wanted.spans)) {
        fails += 1;
        which = 'price';
      }
      if (wanted.open && !isOpen) {
        fails += 1;
        which = 'availability';
      }
      if (fails > 1) continue;
      if (fails === styleFails) fits = true;
      if (fails === 0 || which === 'colour') tallies.colour.add(family[at] as number, row);
      if ((fails === 0 || which === 'size') && style.productType !== 'digital') {
        for (let index = 0; index < sizeCount; index += 1) tallies.size.add(labelOf(sizes[index] as number), row);
      }
      if (fails === 0 || which === 'price') countSpan(tallies.price, price, spans, row);
      if (isOpen && (fails === 0 || which === 'availability')) tallies.availability.add(0, row);
      if (fails > 0) continue;
      if (shown < 0 || (isOpen === shownOpen ? preferred(at, shown) : isOpen)) {
        shown = at;
        shownOpen = isOpen;
      }
    }
    // With no filter of the style itself failing, all three facets count; with one, only its own.
    if (fits) {
      if (failed === undefined || failed === 'category') countAll(tallies.category, columns.categories, row);
      if (failed === undefined || failed === 'gender') tallies.gender.add(columns.gender[row] as number, row);
      if (failed === undefined || failed === 'activity') countAll(tallies.activity, columns.activities, row);
    }
    if (shown >= 0) {
      hits.push({
        style,
        shown: colourways[shown] as ColourwayEntry,
        amount: amount[shown] as number,
        original: original[shown] as number,
        open: shownOpen,
      });
    }
  }
  return { hits, tallies };
}

/** Whether a colourway is to be shown rather than another. */
function preferenceAmong(preference: Preference, amount: Int32Array, original: Int32Array) {
  const priceOf = (at: number) => amount[at] as number;
  const shareOf = (at: number) => ((original[at] as number) > 0 ? priceOf(at) / (original[at] as number) : 1);
  const compare: Readonly<Record<Preference, (one: number, other: number) => boolean>> = {
    first: () => false,
    cheapest: (one, other) => priceOf(one) < priceOf(other),
    dearest: (one, other) => priceOf(one) > priceOf(other),
    'most-reduced': (one, other) => shareOf(one) < shareOf(other),
  };
  return compare[preference];
}

/** More sizes than any colourway comes in. */
const mostSizes = 512;

/** What is asked for, as flags by number. */
type Wanted = Readonly<{
  category: Uint8Array | undefined;
  gender: Uint8Array | undefined;
  activity: Uint8Array | undefined;
  colour: Uint8Array | undefined;
  size: Uint8Array | undefined;
  spans: readonly Span[] | undefined;
  open: boolean;
  /** Numbers of places whose stock is meant instead of what can be shipped. */
  places: readonly number[];
}>;

function wantedBy(filters: Filters, { memory, market }: View): Wanted {
  const { words, placesById } = memory;
  const flags = (facet: FacetId, known: (word: string) => number | undefined, size: number) => {
    const values = filters[facet];
    if (!values?.length) return undefined;
    const flagged = new Uint8Array(size + 1);
    for (const value of values) flagged[known(value) ?? size] = 1;
    flagged[size] = 0;
    return flagged;
  };
  const { labels } = memory.sizeLabels(market.locale);
  const availability = filters.availability ?? [];
  return {
    category: flags('category', words.category.known, words.category.size()),
    gender: flags('gender', words.gender.known, words.gender.size()),
    activity: flags('activity', words.activity.known, words.activity.size()),
    colour: flags('colour', words.family.known, words.family.size()),
    size: flags('size', labels.known, labels.size()),
    spans: filters.price?.length ? filters.price.flatMap((text) => parseSpan(text) ?? []) : undefined,
    open: availability.length > 0,
    places: availability.flatMap((id) => placesById.get(id)?.number ?? []),
  };
}

function talliesFor({ memory, market }: View): Record<FacetId, Tally> {
  const { words } = memory;
  return {
    category: createTally(words.category.size()),
    gender: createTally(words.gender.size()),
    size: createTally(memory.sizeLabels(market.locale).labels.size()),
    colour: createTally(words.family.size()),
    activity: createTally(words.activity.size()),
    price: createTally(offeredSpans.length),
    availability: createTally(1),
  };
}

function hasAny({ first, values }: Lists, row: number, flags: Uint8Array): boolean {
  const end = first[row + 1] as number;
  for (let at = first[row] as number; at < end; at += 1) if (flags[values[at] as number]) return true;
  return false;
}

function countAll(tally: Tally, { first, values }: Lists, row: number): void {
  const end = first[row + 1] as number;
  for (let at = first[row] as number; at < end; at += 1) tally.add(values[at] as number, row);
}

function countSpan(tally: Tally, price: number, spans: readonly Span[], style: number): void {
  for (let index = 0; index < spans.length; index += 1) {
    const { from, until } = spans[index] as Span;
    if (price >= from && price < until) tally.add(index, style);
  }
}

function inSpans(price: number, spans: readonly Span[]): boolean {
  for (const { from, until } of spans) if (price >= from && price < until) return true;
  return false;
}

function anyLabel(sizes: Uint16Array, count: number, flags: Uint8Array, labelOf: (size: number) => number): boolean {
  for (let index = 0; index < count; index += 1) if (flags[labelOf(sizes[index] as number)]) return true;
  return false;
}

/** Fills in the sizes of a colourway that the region can ship, or that at least one of the places has; returns how many. */
function fillOpenSizes(
  target: Uint16Array,
  { sizes, open, colourways }: Columns,
  at: number,
  region: number,
  places: readonly number[],
  placeCount: number,
): number {
  const start = sizes.first[at] as number;
  const end = sizes.first[at + 1] as number;
  const stock = places.length > 0 ? colourways[at]?.stock : undefined;
  let count = 0;
  for (let index = start; index < end; index += 1) {
    const has = stock
      ? places.some((place) => (stock[(index - start) * placeCount + place] ?? 0) > 0)
      : ((open[index] as number) & (1 << region)) !== 0;
    if (!has) continue;
    target[count] = sizes.values[index] as number;
    count += 1;
  }
  return count;
}
