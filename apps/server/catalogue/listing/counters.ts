import { type Bits, hasBit, type Planes } from '../memory/bits.ts';
import type { AnyColourway, ColourwayFacet } from './any-colourway.ts';
import { bitsIn, common, countIn, countShared, wordsIn } from './masks.ts';

/** Counts among the styles that match. */
export type Counter = Readonly<{
  /** Styles with any colourway that matches. */
  hits: Int32Array;
  total: number;
  /** Whether the colourway at a place of a row matches. */
  fits: (place: number, row: number) => boolean;
  /** How many of them have the value. */
  styles: (value: Bits | undefined) => number;
  /** How many have a colourway that matches and has the value. */
  colourways: (facet: ColourwayFacet, value: number) => number;
  /** Those with a colourway that matches and can be bought. */
  buyable: () => Int32Array;
}>;

/** Without filters on colourways: every sold colourway matches. */
export function counterOfStyles(hits: Int32Array, sellable: Planes, any: AnyColourway): Counter {
  const words = wordsIn(hits);
  return {
    hits,
    total: bitsIn(hits),
    fits: (place, row) => hasBit(hits, row) && hasBit((sellable[place] as Bits).words, row),
    styles: (value) => (value ? countShared(hits, value.words, words) : 0),
    colourways(facet, value) {
      const having = any.having(facet, value);
      return countShared(hits, having.mask, having.words.length < words.length ? having.words : words);
    },
    buyable: () => common(hits, words, [any.having('availability', 0).mask]),
  };
}

/** With filters on colourways: the matching ones, by plane. */
export function counterOfColourways(
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

let shared = new Int32Array(0);

/** Styles with a colourway that matches and has one of the values; the next call reuses the array. */
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
