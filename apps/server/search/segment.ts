/**
 * Which documents have which words: words sorted, and for each its entries in sequence. An entry is the slot of a
 * document and the weight of the word in it, in one number; entries of a word are sorted by slot. Words with a common
 * prefix are adjacent, and so are their entries.
 */
export type Segment = Readonly<{
  words: readonly string[];
  /** Entries of word `w`: `entries[first[w]] … entries[first[w + 1] - 1]`. */
  first: Uint32Array;
  entries: Uint32Array;
}>;

export const emptySegment: Segment = { words: [], first: new Uint32Array(1), entries: new Uint32Array(0) };

/** Weights are 1 to 255, so that slots have the upper 24 bits. */
export const mostWeight = 255;

export const entryOf = (slot: number, weight: number): number => slot * 256 + weight;
export const slotOf = (entry: number): number => entry >>> 8;
export const weightOf = (entry: number): number => entry & mostWeight;

/** The words of the documents, given one after the other, sorted. */
export function segmentOf(lists: ReadonlyMap<string, readonly number[]>): Segment {
  const words = [...lists.keys()].sort();
  const first = new Uint32Array(words.length + 1);
  words.forEach((word, index) => {
    first[index + 1] = (first[index] ?? 0) + (lists.get(word)?.length ?? 0);
  });
  const entries = new Uint32Array(first[words.length] ?? 0);
  words.forEach((word, index) => {
    entries.set(lists.get(word) ?? [], first[index]);
  });
  return { words, first, entries };
}

/**
 * Merges two segments. `renumbered` has a new number for every slot, -1 for a removed document; slots of the newer
 * segment are above those of the older one, before and after. Words without documents are dropped.
 */
export function merged(older: Segment, newer: Segment, renumbered: Int32Array): Segment {
  const words: string[] = [];
  const first: number[] = [0];
  const entries = new Uint32Array(older.entries.length + newer.entries.length);
  let length = 0;
  const copy = ({ first: firstOf, entries: from }: Segment, word: number) => {
    const end = firstOf[word + 1] as number;
    for (let at = firstOf[word] as number; at < end; at += 1) {
      const entry = from[at] as number;
      const slot = renumbered[slotOf(entry)] as number;
      if (slot < 0) continue;
      entries[length] = entryOf(slot, weightOf(entry));
      length += 1;
    }
  };
  for (let one = 0, other = 0; one < older.words.length || other < newer.words.length; ) {
    const left = older.words[one];
    const right = newer.words[other];
    const word = right === undefined || (left !== undefined && left <= right) ? (left as string) : right;
    if (left === word) copy(older, one++);
    if (right === word) copy(newer, other++);
    if (length === first.at(-1)) continue;
    words.push(word);
    first.push(length);
  }
  return { words, first: Uint32Array.from(first), entries: entries.slice(0, length) };
}

/** Numbers of the words with a prefix: from the first up to the last, exclusive. */
export function wordsLike({ words }: Segment, beginning: string): readonly [from: number, until: number] {
  const from = placeOf(words, beginning);
  return [from, placeOf(words, `${beginning}\uffff`, from)];
}

/** Number of a word, -1 if it is missing. */
export function numberOfWord({ words }: Segment, word: string): number {
  const at = placeOf(words, word);
  return words[at] === word ? at : -1;
}

/** The first index whose word does not sort before this one. */
export function placeOf(words: readonly string[], word: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
