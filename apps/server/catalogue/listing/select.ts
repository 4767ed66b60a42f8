import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import type { ColourwayEntry, StyleEntry } from '../memory/entry.ts';
import { isNew } from '../product/label.ts';
import { lowestPrice } from '../product/price.ts';
import type { View } from '../view.ts';
import { type Filters, offeredSpans, parseSpan, type Span } from './selection.ts';
import { createTally, type Tally } from './tally.ts';

/** A style that fits, with the colourway its card shows and the lowest price among the colourways that fit. */
export type Hit = Readonly<{
  style: StyleEntry;
  shown: ColourwayEntry;
  amount: number;
  original: number;
  open: boolean;
}>;

export type Selection = Readonly<{ hits: readonly Hit[]; tallies: Readonly<Record<FacetId, Tally>> }>;

/** Limits that belong to the listing itself rather than to a filter of the shopper. */
export type Scope = 'reduced' | 'new' | null;

/**
 * Goes through styles once and finds those that fit all filters, and for every value of every facet how many styles it
 * would show. A value is counted with all filters but those of its own facet, so that it stays selectable. Filters meet
 * on one colourway: red in one colour and size 42 in another is not a red 42.
 */
export function select(styles: readonly StyleEntry[], filters: Filters, scope: Scope, view: View): Selection {
  const { words, placesById, places } = view.memory;
  const wanted = (facet: FacetId, numberOf: (word: string) => number | undefined): Set<number> | undefined => {
    const values = filters[facet];
    return values?.length ? new Set(values.map((value) => numberOf(value) ?? -1)) : undefined;
  };
  const category = wanted('category', words.category.known);
  const gender = wanted('gender', words.gender.known);
  const activity = wanted('activity', words.activity.known);
  const colour = wanted('colour', words.family.known);
  const { labels, labelOf } = view.memory.sizeLabels(view.market.locale);
  const size = wanted('size', labels.known);
  const prices = filters.price?.length ? filters.price.flatMap((text) => parseSpan(text) ?? []) : undefined;
  const stockWish = filters.availability ?? [];
  const wantsOpen = stockWish.includes('in-stock');
  const wantedPlaces = stockWish.flatMap((id) => placesById.get(id)?.number ?? []);
  const spans = offeredSpans.map((text) => parseSpan(text) as Span);
  const tallies: Record<FacetId, Tally> = {
    category: createTally(words.category.size()),
    gender: createTally(words.gender.size()),
    size: createTally(labels.size()),
    colour: createTally(words.family.size()),
    activity: createTally(words.activity.size()),
    price: createTally(spans.length),
    availability: createTally(1),
  };
  const hits: Hit[] = [];

  styles.forEach((style, at) => {
    if (scope === 'new' && !isNew(style, view.now)) return;
    let failsStyle = 0;
    let failed: FacetId | undefined;
    if (category && !style.categoryNumbers.some((number) => category.has(number))) {
      failsStyle += 1;
      failed = 'category';
    }
    if (gender && !gender.has(style.gender)) {
      failsStyle += 1;
      failed = 'gender';
    }
    if (activity && !style.activities.some((number) => activity.has(number))) {
      failsStyle += 1;
      failed = 'activity';
    }
    if (failsStyle > 1) return;
    let shown: ColourwayEntry | undefined;
    let open = false;
    let amount = Number.POSITIVE_INFINITY;
    let original = 0;
    for (const colourway of style.colourways) {
      const price = lowestPrice(colourway, view.list, view.now);
      if (!price || (scope === 'reduced' && price.amount >= price.original)) continue;
      const sizes = wantedPlaces.length
        ? sizesIn(colourway, wantedPlaces, places.length)
        : (colourway.openSizes[view.region] ?? []);
      const openHere = sizes.length > 0;
      let fails = failsStyle;
      let which = failed;
      if (colour && !colour.has(colourway.family)) {
        fails += 1;
        which = 'colour';
      }
      if (size && !sizes.some((number) => size.has(labelOf(number)))) {
        fails += 1;
        which = 'size';
      }
      if (prices && !prices.some((span) => price.amount >= span.from && price.amount < span.until)) {
        fails += 1;
        which = 'price';
      }
      if ((wantsOpen || wantedPlaces.length > 0) && !openHere) {
        fails += 1;
        which = 'availability';
      }
      if (fails > 1) continue;
      const span = spans.findIndex(({ from, until }) => price.amount >= from && price.amount < until);
      const counts = (facet: FacetId) => fails === 0 || which === facet;
      if (counts('category')) tallies.category.addAll(style.categoryNumbers, at);
      if (counts('gender')) tallies.gender.add(style.gender, at);
      if (counts('activity')) tallies.activity.addAll(style.activities, at);
      if (counts('colour')) tallies.colour.add(colourway.family, at);
      if (counts('size') && style.productType !== 'digital') {
        for (const number of sizes) tallies.size.add(labelOf(number), at);
      }
      if (counts('price') && span >= 0) tallies.price.add(span, at);
      if (counts('availability') && openHere) tallies.availability.add(0, at);
      if (fails > 0) continue;
      if (!shown || (!open && openHere)) shown = colourway;
      open ||= openHere;
      if (price.amount < amount) {
        amount = price.amount;
        original = price.original;
      }
    }
    if (shown) hits.push({ style, shown, amount, original, open });
  });
  return { hits, tallies };
}

/** Sizes that at least one of the places has. */
function sizesIn(colourway: ColourwayEntry, wanted: readonly number[], placeCount: number): readonly number[] {
  return colourway.sizeNumbers.filter((_, index) =>
    wanted.some((place) => (colourway.stock[index * placeCount + place] ?? 0) > 0),
  );
}
