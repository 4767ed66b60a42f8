import { type Segment, slotOf } from './segment.ts';

/** A word of many documents as bits: several are intersected 32 documents at a step, and an entry is found at once. */
export type FrequentWord = Readonly<{
  /** One bit for each slot, 32 to a number, up to the last document that has the word. */
  bits: Int32Array;
  /** How many entries of the word come before those of each number. */
  before: Uint32Array;
}>;

const frequentOf = new WeakMap<Segment, Map<number, FrequentWord>>();

/**
 * A word of a segment as bits; undefined for one that has fewer entries than bits would take numbers. Made when it is
 * first asked for, and kept with the segment.
 */
export function frequentWord(segment: Segment, word: number): FrequentWord | undefined {
  const from = segment.first[word] as number;
  const until = segment.first[word + 1] as number;
  const length = (slotOf(segment.entries[until - 1] ?? 0) >>> 5) + 1;
  if (until - from <= length) return undefined;
  const known = frequentOf.get(segment) ?? new Map<number, FrequentWord>();
  frequentOf.set(segment, known);
  const frequent = known.get(word) ?? asBits(segment.entries, from, until, length);
  known.set(word, frequent);
  return frequent;
}

function asBits(entries: Uint32Array, from: number, until: number, length: number): FrequentWord {
  const bits = new Int32Array(length);
  const before = new Uint32Array(length);
  for (let at = until - 1; at >= from; at -= 1) {
    const slot = slotOf(entries[at] as number);
    const place = slot >>> 5;
    bits[place] = (bits[place] as number) | (1 << (slot & 31));
    before[place] = at - from;
  }
  return { bits, before };
}
