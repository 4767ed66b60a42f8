import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import { type Bits, hasBit, type Planes } from '../memory/bits.ts';
import type { OpenSizes } from '../memory/columns.ts';
import type { View } from '../view.ts';
import { type Mask, union, unionOfPlanes, unionOfWords } from './masks.ts';
import { type Filters, offeredSpans, parseSpan } from './selection.ts';

type Masks = Readonly<{
  category: Mask;
  gender: Mask;
  activity: Mask;
  colour: readonly Int32Array[] | undefined;
  size: readonly Int32Array[] | undefined;
  price: readonly Int32Array[] | undefined;
  availability: readonly Int32Array[] | undefined;
  /** Sizes that can be bought: at the places asked for, else those that can be shipped in the region. */
  open: OpenSizes;
}>;

/** The filters as masks: of styles, and of colourways by plane. */
export function masksOf(filters: Filters, { memory, market, list, zone, now }: View, length: number): Masks {
  const { columns, words, placesById } = memory;
  const prices = memory.prices(list, now);
  const { labels, sizesOf } = memory.sizeLabels(market.locale);
  const places = (filters.availability ?? []).flatMap((id) => placesById.get(id)?.number ?? []);
  const open = places.length > 0 ? openAtAny(places.map(memory.openAt), length) : (columns.open[zone] as OpenSizes);
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

/** Colourways whose price is in one of the spans; offered spans are precomputed, others are compared. */
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

/** Sizes in stock at any of several places. */
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
