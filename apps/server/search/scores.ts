import { countOf } from '../catalogue/memory/bits.ts';
import type { Way } from './asked-word.ts';
import type { Candidates } from './candidates.ts';
import { type Segment, slotOf, weightOf } from './segment.ts';
import type { TextIndex } from './text-index.ts';

/** Documents with their scores. */
export type Scored = Readonly<{ slots: Uint32Array; scores: Float32Array }>;

/** Per-slot working memory of a search; reused from one to the next, as it is large. */
type Scratch = {
  /** Score so far, over all words. */
  score: Float32Array;
  /** Score of the current word. */
  ofWord: Float32Array;
  /** The last word matched, counted from 1. */
  lastWord: Uint8Array;
  /** The candidates in the order in which they were met, with their scores. */
  slots: Uint32Array;
  scores: Float32Array;
};

let scratch = scratchFor(0);

function scratchFor(slots: number): Scratch {
  return {
    score: new Float32Array(slots),
    ofWord: new Float32Array(slots),
    lastWord: new Uint8Array(slots),
    slots: new Uint32Array(slots),
    scores: new Float32Array(slots),
  };
}

/** Scores the candidates: a word counts more the rarer it is, and a document the more popular it is. */
export function scoresOf(index: TextIndex, { words, bits }: Candidates): Scored {
  if (scratch.score.length < index.slots()) scratch = scratchFor(Math.ceil(index.slots() * 1.25));
  const { score, lastWord, slots, scores } = scratch;
  const popularities = index.popularities();
  let length = 0;
  words.forEach(({ ways, size }, place) => {
    const rarity = Math.log(1 + index.slots() / (size + 1));
    const once = hasEachOnce(ways, index.segments());
    for (const way of ways) {
      const count = pick(way, bits);
      length = once
        ? scoreOnce(count, way.weight * rarity, length)
        : scoreBest(count, way.weight * rarity, place + 1, length);
    }
  });
  for (let at = 0; at < length; at += 1) {
    const slot = slots[at] as number;
    scores[at] = (score[slot] as number) * (0.8 + (popularities[slot] as number) / 250);
    score[slot] = 0;
    lastWord[slot] = 0;
  }
  return { slots: slots.subarray(0, length), scores: scores.subarray(0, length) };
}

/**
 * Whether no document occurs twice among the entries of a word: true if each segment has it as a single word. Several
 * words of a segment may share a document.
 */
function hasEachOnce(ways: readonly Way[], segments: readonly Segment[]): boolean {
  if (!ways.every((way) => way.inOrder)) return false;
  if (ways.length === 1) return true;
  const owners = new Set(ways.map(({ entries }) => entries));
  return owners.size === ways.length && ways.every((way) => segments.some(({ entries }) => entries === way.entries));
}

/** Entries of a way whose documents are among the candidates. */
let picked = new Uint32Array(1024);

/** Picks the entries of a way whose documents are among the candidates; returns how many. */
function pick({ entries, from, until, frequent }: Way, among: Int32Array): number {
  if (picked.length < until - from) picked = new Uint32Array((until - from) * 2);
  let length = 0;
  if (frequent) {
    const { bits, before } = frequent;
    const end = Math.min(bits.length, among.length);
    for (let place = 0; place < end; place += 1) {
      const own = bits[place] as number;
      for (let left = own & (among[place] as number); left !== 0; left &= left - 1) {
        const lower = (left & -left) - 1;
        picked[length] = entries[from + (before[place] as number) + countOf(own & lower)] as number;
        length += 1;
      }
    }
    return length;
  }
  for (let at = from; at < until; at += 1) {
    const entry = entries[at] as number;
    const slot = slotOf(entry);
    if ((((among[slot >>> 5] as number) >>> (slot & 31)) & 1) === 0) continue;
    picked[length] = entry;
    length += 1;
  }
  return length;
}

/** Adds a way of a word that each document has once to the scores; returns how many documents were met by then. */
function scoreOnce(count: number, factor: number, metBefore: number): number {
  const { score, lastWord, slots } = scratch;
  let length = metBefore;
  for (let at = 0; at < count; at += 1) {
    const entry = picked[at] as number;
    const slot = slotOf(entry);
    if (lastWord[slot] === 0) {
      lastWord[slot] = 1;
      slots[length] = slot;
      length += 1;
    }
    score[slot] = (score[slot] as number) + weightOf(entry) * factor;
  }
  return length;
}

/** The same for a word that may have a document several times: its best entry counts. */
function scoreBest(count: number, factor: number, word: number, metBefore: number): number {
  const { score, ofWord, lastWord, slots } = scratch;
  let length = metBefore;
  for (let at = 0; at < count; at += 1) {
    const entry = picked[at] as number;
    const slot = slotOf(entry);
    const scored = weightOf(entry) * factor;
    const last = lastWord[slot];
    if (last === word) {
      const known = ofWord[slot] as number;
      if (scored <= known) continue;
      score[slot] = (score[slot] as number) + scored - known;
      ofWord[slot] = scored;
      continue;
    }
    if (last === 0) {
      slots[length] = slot;
      length += 1;
    }
    lastWord[slot] = word;
    ofWord[slot] = scored;
    score[slot] = (score[slot] as number) + scored;
  }
  return length;
}
