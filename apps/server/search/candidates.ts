import type { AskedWord, Way } from './asked-word.ts';
import { slotOf } from './segment.ts';
import type { TextIndex } from './text-index.ts';

/** The documents that answer a term, and the words of it by which they were chosen. */
export type Candidates = Readonly<{
  words: readonly AskedWord[];
  /** One bit for each slot. */
  bits: Int32Array;
}>;

/**
 * The documents that have all words, which are given rarest first; where none has, those that have most of them. When
 * `spent` says that the search has taken long enough, the words so far decide. The next call reuses the bits.
 */
export function candidatesFor(index: TextIndex, words: readonly AskedWord[], spent: () => boolean): Candidates {
  const alive = index.alive();
  const made: Int32Array[] = [];
  const bitsOf = (place: number) => {
    made[place] ??= bitsOfWord(words[place] as AskedWord, roomAt(ofWords, place, alive.length));
    return made[place];
  };
  const all = roomAt(having, 0, alive.length);
  all.set(alive);
  let isAny = true;
  let done = 0;
  for (; isAny && isInTime(done, words, spent); done += 1) isAny = narrow(all, bitsOf(done));
  if (isAny || words.length === 1) return { words: words.slice(0, done), bits: all };
  return withMost(alive, words, bitsOf, spent);
}

/** The first word is looked up in any case. */
function isInTime(done: number, words: readonly AskedWord[], spent: () => boolean): boolean {
  return done < words.length && (done === 0 || !spent());
}

/** The documents that have most of the words: `having[n]` gathers those that have more than `n` of them. */
function withMost(
  alive: Int32Array,
  words: readonly AskedWord[],
  bitsOf: (place: number) => Int32Array,
  spent: () => boolean,
): Candidates {
  const counted: Int32Array[] = [];
  let done = 0;
  for (; isInTime(done, words, spent); done += 1) {
    const bits = bitsOf(done);
    counted.push(roomAt(having, done, alive.length).fill(0));
    for (let count = done; count > 0; count -= 1) {
      addShared(counted[count] as Int32Array, counted[count - 1] as Int32Array, bits);
    }
    add(counted[0] as Int32Array, bits);
  }
  const most = counted.findLast((bits) => narrow(bits, alive)) ?? (counted[0] as Int32Array);
  return { words: words.slice(0, done), bits: most };
}

/** The documents that have a word; of a single frequent word they are known, others are written into the room. */
function bitsOfWord({ ways }: AskedWord, room: Int32Array): Int32Array {
  const [only] = ways;
  if (only?.frequent && ways.length === 1) return only.frequent.bits;
  room.fill(0);
  for (const way of ways) addWay(room, way);
  return room;
}

function addWay(bits: Int32Array, { entries, from, until, frequent }: Way): void {
  if (frequent) {
    add(bits, frequent.bits);
    return;
  }
  for (let at = from; at < until; at += 1) {
    const slot = slotOf(entries[at] as number);
    bits[slot >>> 5] = (bits[slot >>> 5] as number) | (1 << (slot & 31));
  }
}

/** Keeps the bits that are in others, too, which may be fewer numbers; returns whether there are any. */
function narrow(bits: Int32Array, others: Int32Array): boolean {
  const length = Math.min(bits.length, others.length);
  let any = 0;
  for (let at = 0; at < length; at += 1) {
    const both = (bits[at] as number) & (others[at] as number);
    bits[at] = both;
    any |= both;
  }
  bits.fill(0, length);
  return any !== 0;
}

function add(bits: Int32Array, others: Int32Array): void {
  for (let at = 0; at < others.length; at += 1) bits[at] = (bits[at] as number) | (others[at] as number);
}

function addShared(bits: Int32Array, one: Int32Array, other: Int32Array): void {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    bits[at] = (bits[at] as number) | ((one[at] as number) & (other[at] as number));
  }
}

/** Bits of searches, reused from one to the next: of each word, and of the documents that have so many words. */
const ofWords: Int32Array[] = [];
const having: Int32Array[] = [];

function roomAt(rooms: Int32Array[], place: number, length: number): Int32Array {
  let room = rooms[place];
  if (!room || room.length < length) {
    room = new Int32Array(Math.ceil(length * 1.25));
    rooms[place] = room;
  }
  return room.subarray(0, length);
}
