import { sortedPart } from '../catalogue/listing/sort.ts';
import { type AskedWord, askFor, entryOfSlot, hasSlot, type Way } from './asked-word.ts';
import { type Segment, slotOf, weightOf } from './segment.ts';
import type { TextIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

export type Hits = Readonly<{
  /** Numbers of documents, best first. */
  numbers: Uint32Array;
  /** Another spelling of the term, if the best hit was found by correcting it; null otherwise. */
  suggestion: string | null;
}>;

/** Further words of a term are ignored. */
const mostWords = 8;

/** Per-slot working memory of a search; reused from one to the next, as it is large. */
type Scratch = {
  /** Score so far, over all words. */
  score: Float32Array;
  /** Score of the current word. */
  ofWord: Float32Array;
  /** The last word matched, counted from 1. */
  lastWord: Uint8Array;
  /** Number of words matched. */
  found: Uint8Array;
  /** Slots that have any data. */
  touched: Uint32Array;
  /** The matching slots, with their scores. */
  hits: Uint32Array;
  scores: Float32Array;
};

let scratch: Scratch = scratchFor(0);

function scratchFor(slots: number): Scratch {
  return {
    score: new Float32Array(slots),
    ofWord: new Float32Array(slots),
    lastWord: new Uint8Array(slots),
    found: new Uint8Array(slots),
    touched: new Uint32Array(slots),
    hits: new Uint32Array(slots),
    scores: new Float32Array(slots),
  };
}

/**
 * Documents that have all words of a term, best first. If none has all of them, those that have most. When `spent` says
 * that the search has taken long enough, the hits so far are the answer.
 */
export function find(index: TextIndex, term: string, spent: () => boolean, most?: number): Hits {
  const typed = [...new Set(wordsOf(term, index.language))].slice(0, mostWords);
  const asked = typed.map((word) => askFor(word, index));
  if (asked.length === 0) return { numbers: new Uint32Array(0), suggestion: null };
  if (scratch.score.length < index.slots()) scratch = scratchFor(Math.ceil(index.slots() * 1.25));
  const strict = gather(index, asked, 'all', spent, most);
  const hits = strict.length > 0 || asked.length === 1 ? strict : gather(index, asked, 'most', spent, most);
  const best = hits[0];
  const numbers = index.numbers();
  return {
    numbers: hits.map((slot) => numbers[slot] as number),
    suggestion: best === undefined ? null : spellingOf(index, asked, best),
  };
}

/** Slots of the documents that have all words, or most of them; the best by score, limited in number. */
function gather(
  index: TextIndex,
  asked: readonly AskedWord[],
  wanted: 'all' | 'most',
  spent: () => boolean,
  most: number | undefined,
): Uint32Array {
  const { score, found, lastWord, touched } = scratch;
  const numbers = index.numbers();
  const popularities = index.popularities();
  const rarestFirst = [...asked].sort((one, other) => one.size - other.size);
  let length = 0;
  let done = 0;
  for (const { ways, size } of rarestFirst) {
    if (done > 0 && spent()) break;
    done += 1;
    const rarity = Math.log(1 + index.slots() / (size + 1));
    const once = hasEachOnce(ways, index.segments());
    if (wanted === 'all' && done > 1 && once && length * searchSteps < size) lookUp(ways, rarity, done, length);
    else if (once) length = walkOnce(ways, rarity, done, wanted, length);
    else length = walk(ways, rarity, done, wanted, length);
    if (wanted === 'all' && !isAny(found, touched, length, done)) break;
  }
  let needed = wanted === 'all' ? done : 1;
  if (wanted === 'most') {
    for (let at = 0; at < length; at += 1) {
      const slot = touched[at] as number;
      if ((found[slot] as number) > needed && (numbers[slot] as number) >= 0) needed = found[slot] as number;
    }
  }
  const { hits, scores } = scratch;
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = touched[at] as number;
    if (found[slot] === needed && (numbers[slot] as number) >= 0) {
      hits[count] = slot;
      scores[count] = (score[slot] as number) * (0.8 + (popularities[slot] as number) / 250);
      count += 1;
    }
    score[slot] = 0;
    found[slot] = 0;
    lastWord[slot] = 0;
  }
  return inOrder(hits.subarray(0, count), scores.subarray(0, count), most ?? count);
}

/** Whether a document has all words so far: if none has, further words cannot help where all are required. */
function isAny(found: Uint8Array, touched: Uint32Array, length: number, word: number): boolean {
  for (let at = 0; at < length; at += 1) if (found[touched[at] as number] === word) return true;
  return false;
}

/** Looking up one entry costs about as much as scanning this many. */
const searchSteps = 16;

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

/** Adds the score of another word by looking up the few documents found so far. */
function lookUp(ways: readonly Way[], rarity: number, word: number, length: number): void {
  const { score, found, touched } = scratch;
  for (let at = 0; at < length; at += 1) {
    const slot = touched[at] as number;
    if ((found[slot] as number) < word - 1) continue;
    for (const way of ways) {
      const entry = entryOfSlot(way, slot);
      if (entry === undefined) continue;
      found[slot] = word;
      score[slot] = (score[slot] as number) + weightOf(entry) * way.weight * rarity;
    }
  }
}

/** Scans the entries of a word that has each document once; returns how many slots have any data by then. */
function walkOnce(
  ways: readonly Way[],
  rarity: number,
  word: number,
  wanted: 'all' | 'most',
  touchedBefore: number,
): number {
  const { score, found, touched } = scratch;
  // A document without the words before cannot match when all are required.
  const least = wanted === 'all' ? word - 1 : 0;
  let length = touchedBefore;
  for (const { entries, from, until, weight } of ways) {
    const factor = weight * rarity;
    for (let at = from; at < until; at += 1) {
      const entry = entries[at] as number;
      const slot = slotOf(entry);
      const had = found[slot] as number;
      if (had < least) continue;
      if (had === 0) {
        touched[length] = slot;
        length += 1;
      }
      found[slot] = had + 1;
      score[slot] = (score[slot] as number) + weightOf(entry) * factor;
    }
  }
  return length;
}

/** The same for a word that may have a document several times: its best entry counts. */
function walk(
  ways: readonly Way[],
  rarity: number,
  word: number,
  wanted: 'all' | 'most',
  touchedBefore: number,
): number {
  const { score, ofWord, lastWord, found, touched } = scratch;
  const before = word - 1;
  let length = touchedBefore;
  for (const { entries, from, until, weight } of ways) {
    const factor = weight * rarity;
    for (let at = from; at < until; at += 1) {
      const entry = entries[at] as number;
      const slot = slotOf(entry);
      const had = found[slot] as number;
      // A document without the previous words cannot match when all are required.
      if (wanted === 'all' && had < before) continue;
      const scored = weightOf(entry) * factor;
      if (lastWord[slot] === word) {
        const known = ofWord[slot] as number;
        if (scored <= known) continue;
        score[slot] = (score[slot] as number) + scored - known;
        ofWord[slot] = scored;
        continue;
      }
      if (had === 0) {
        touched[length] = slot;
        length += 1;
      }
      lastWord[slot] = word;
      found[slot] = had + 1;
      ofWord[slot] = scored;
      score[slot] = (score[slot] as number) + scored;
    }
  }
  return length;
}

/** Buckets of scores by which many hits are sorted. */
const steps = 8192;

/** Up to this many hits are selected in one scan. */
const few = 100;

/** The best hits by score, limited in number; equal ones in their order. */
function inOrder(hits: Uint32Array, scores: Float32Array, most: number): Uint32Array {
  if (most < few) return bestOf(hits, scores, most);
  let highest = 0;
  for (let at = 0; at < scores.length; at += 1) if ((scores[at] as number) > highest) highest = scores[at] as number;
  if (hits.length < 1000) {
    const keys = new Float64Array(hits.length);
    for (let at = 0; at < keys.length; at += 1) keys[at] = Math.round((1 - (scores[at] as number) / highest) * 4e9);
    return Uint32Array.from(sortedPart(keys, 0, most), (at) => hits[at] as number);
  }
  const scale = (steps - 1) / highest;
  const starts = new Uint32Array(steps + 1);
  const stepsOf = new Uint16Array(hits.length);
  for (let at = 0; at < stepsOf.length; at += 1) {
    const step = steps - 1 - Math.floor((scores[at] as number) * scale);
    stepsOf[at] = step;
    starts[step + 1] = (starts[step + 1] as number) + 1;
  }
  for (let step = 1; step <= steps; step += 1) starts[step] = (starts[step] as number) + (starts[step - 1] as number);
  const ordered = new Uint32Array(hits.length);
  for (let at = 0; at < hits.length; at += 1) {
    const step = stepsOf[at] as number;
    const place = starts[step] as number;
    starts[step] = place + 1;
    ordered[place] = hits[at] as number;
  }
  return ordered;
}

/** A few best hits: one that scores no better than the last of those so far is skipped at once. */
function bestOf(hits: Uint32Array, scores: Float32Array, most: number): Uint32Array {
  const best = new Uint32Array(Math.min(most, hits.length));
  const bestScores = new Float32Array(best.length);
  let length = 0;
  for (let at = 0; at < hits.length; at += 1) {
    const score = scores[at] as number;
    if (length === best.length) {
      if (length === 0 || score <= (bestScores[length - 1] as number)) continue;
      length -= 1;
    }
    let place = length;
    for (; place > 0 && (bestScores[place - 1] as number) < score; place -= 1) {
      best[place] = best[place - 1] as number;
      bestScores[place] = bestScores[place - 1] as number;
    }
    best[place] = hits[at] as number;
    bestScores[place] = score;
    length += 1;
  }
  return best;
}

/** The words in the spelling of the best hit; null if they were typed like that. */
function spellingOf(index: TextIndex, asked: readonly AskedWord[], best: number): string | null {
  const segments = index.segments();
  let corrected = false;
  const spelled = asked.map(({ typed, synonym, near }) => {
    const word = synonym ?? near.find((one) => hasSlot(segments, one, best));
    if (word === undefined) return typed;
    corrected = true;
    return index.spelling(word);
  });
  return corrected ? spelled.join(' ') : null;
}
