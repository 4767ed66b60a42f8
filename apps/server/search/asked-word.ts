import { fuzziness, isNear } from './distance.ts';
import { type FrequentWord, frequentWord } from './frequent-word.ts';
import { nearWords } from './near-words.ts';
import { numberOfWord, type Segment, slotOf, weightOf, wordsLike } from './segment.ts';
import { synonymsOf, synonymWords } from './synonyms.ts';
import type { TextIndex } from './text-index.ts';
import { stem } from './words.ts';

/** Index entries that match a typed word in one way, and the weight of matching that way. */
export type Way = Readonly<{
  entries: Uint32Array;
  from: number;
  until: number;
  weight: number;
  /** Entries of one word are sorted by slot, each once; those of several words are not. */
  inOrder: boolean;
  /** The word as bits if it is a single one of many documents. */
  frequent: FrequentWord | undefined;
}>;

/** A typed word as looked up in the index. */
export type AskedWord = Readonly<{
  typed: string;
  ways: readonly Way[];
  /** Entries of all ways. */
  size: number;
  /** The synonym that replaced a word unknown to the index. */
  synonym: string | undefined;
  /** Words of the index that replaced it as a correction, nearest first, if there is no such synonym. */
  near: readonly string[];
}>;

const asBeginning = 0.7;
const asSlip = 0.35;

/** Longer words are not corrected. */
const longestSlip = 40;

/**
 * A word as typed, as a prefix, and its synonyms. Only a word that matches none of these is treated as a typing error,
 * so that "vest" does not find "vert".
 */
export function askFor(typed: string, index: TextIndex): AskedWord {
  const { language } = index;
  const segments = index.segments();
  const stemmed = stem(typed, language);
  const ways: Way[] = segments.flatMap((segment) => waysLike(segment, stemmed));
  const known = ways.some((way) => hasAny(way, index));
  const alternatives = [...synonymsOf(stemmed, language)];
  const spellings = new Set<string>();
  let synonym: string | undefined;
  const edits = known || stemmed.length > longestSlip ? 0 : fuzziness(stemmed);
  if (edits > 0) {
    if (alternatives.length === 0) synonym = synonymWords(language).find((word) => isNear(word, stemmed, edits));
    if (synonym !== undefined) alternatives.push([synonym], ...synonymsOf(synonym, language));
    const near = segments.flatMap((segment) =>
      nearWords(segment.words, stemmed, edits).map(({ number, distance }) => ({ segment, number, distance })),
    );
    near.sort((one, other) => one.distance - other.distance);
    for (const { segment, number, distance } of near) {
      const word = segment.words[number] as string;
      spellings.add(word);
      ways.push(wayOf(segment, number, (asSlip * word.length) / (word.length + distance)));
    }
  }
  for (const alternative of alternatives) ways.push(...waysOfAll(segments, alternative));
  const near = synonym === undefined ? [...spellings] : [];
  return { typed, ways, synonym, near, size: ways.reduce((sum, { from, until }) => sum + until - from, 0) };
}

/** Whether a way matches a document that still exists. */
function hasAny({ entries, from, until }: Way, index: TextIndex): boolean {
  const numbers = index.numbers();
  for (let at = from; at < until; at += 1) if ((numbers[slotOf(entries[at] as number)] as number) >= 0) return true;
  return false;
}

function wayOf(segment: Segment, word: number, weight: number): Way {
  const { first, entries } = segment;
  return {
    entries,
    from: first[word] as number,
    until: first[word + 1] as number,
    weight,
    inOrder: true,
    frequent: frequentWord(segment, word),
  };
}

/** A word itself, and the words that begin with it; the longer they are, the less they weigh. */
function waysLike(segment: Segment, stemmed: string): Way[] {
  const [from, until] = wordsLike(segment, stemmed);
  const ways: Way[] = [];
  for (let word = from; word < until; word += 1) {
    const { length } = segment.words[word] as string;
    const more = length - stemmed.length;
    const weight = more === 0 ? 1 : (asBeginning * length) / (length + 0.3 * more);
    const before = ways.at(-1);
    // Words of one length weigh the same and are mostly adjacent: they are scanned as one.
    if (before && before.weight === weight)
      ways[ways.length - 1] = {
        ...before,
        until: segment.first[word + 1] as number,
        inOrder: false,
        frequent: undefined,
      };
    else ways.push(wayOf(segment, word, weight));
  }
  return ways;
}

/** Documents that have all of these words, with the least of their weights. */
function waysOfAll(segments: readonly Segment[], stems: readonly string[]): Way[] {
  return segments.flatMap((segment) => {
    const numbers = stems.map((one) => numberOfWord(segment, one));
    if (numbers.some((number) => number < 0)) return [];
    const [only, ...others] = numbers.map((number) => wayOf(segment, number, 1));
    if (!only) return [];
    const all = others.reduce((shared, other) => sharedEntries(shared, other), only);
    return all.until > all.from ? [all] : [];
  });
}

/** Entries of one way whose documents also match another. */
function sharedEntries(one: Way, other: Way): Way {
  const shared: number[] = [];
  for (let left = one.from, right = other.from; left < one.until && right < other.until; ) {
    const entry = one.entries[left] as number;
    const opposite = other.entries[right] as number;
    if (slotOf(entry) < slotOf(opposite)) left += 1;
    else if (slotOf(entry) > slotOf(opposite)) right += 1;
    else {
      shared.push(weightOf(entry) < weightOf(opposite) ? entry : opposite);
      left += 1;
      right += 1;
    }
  }
  return { ...one, entries: Uint32Array.from(shared), from: 0, until: shared.length, frequent: undefined };
}

/** Whether the document in a slot has a word. */
export function hasSlot(segments: readonly Segment[], word: string, slot: number): boolean {
  return segments.some((segment) => {
    const number = numberOfWord(segment, word);
    if (number < 0) return false;
    return entryOfSlot(wayOf(segment, number, 1), slot) !== undefined;
  });
}

/** The entry of a document among sorted entries. */
export function entryOfSlot({ entries, from, until }: Way, slot: number): number | undefined {
  let low = from;
  let high = until;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (slotOf(entries[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  const entry = low < until ? (entries[low] as number) : undefined;
  return entry !== undefined && slotOf(entry) === slot ? entry : undefined;
}
