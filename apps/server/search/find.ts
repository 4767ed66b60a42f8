import { type AskedWord, askFor, hasSlot } from './asked-word.ts';
import { slotOf, weightOf } from './segment.ts';
import type { TextIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

export type Hits = Readonly<{
  /** Numbers of documents, best first. */
  numbers: Uint32Array;
  /** Another spelling of the term, where the best hit was found by correcting it; null otherwise. */
  suggestion: string | null;
}>;

/** More words of a term are left out. */
const mostWords = 8;

/** What is written down of each slot while a term is looked for; kept from one to the next, as it is large. */
type Scratch = {
  /** Score so far, over all words. */
  score: Float32Array;
  /** Score of the word that is being looked for. */
  ofWord: Float32Array;
  /** That word, counted from 1. */
  lastWord: Uint8Array;
  /** Words found in it. */
  found: Uint8Array;
  /** Slots that anything is written of. */
  touched: Uint32Array;
};

let scratch: Scratch = scratchFor(0);

function scratchFor(slots: number): Scratch {
  return {
    score: new Float32Array(slots),
    ofWord: new Float32Array(slots),
    lastWord: new Uint8Array(slots),
    found: new Uint8Array(slots),
    touched: new Uint32Array(slots),
  };
}

/**
 * Documents that have all words of a term, best first. Where none has all of them, those that have most: nothing is left out
 * of a term as long as it helps. When `spent` says that it has taken long enough, what was found by then is the answer.
 */
export function find(index: TextIndex, term: string, spent: () => boolean): Hits {
  const typed = [...new Set(wordsOf(term, index.language))].slice(0, mostWords);
  const asked = typed.map((word) => askFor(word, index));
  if (asked.length === 0) return { numbers: new Uint32Array(0), suggestion: null };
  if (scratch.score.length < index.slots()) scratch = scratchFor(Math.ceil(index.slots() * 1.25));
  const strict = gather(index, asked, 'all', spent);
  const hits = strict.length > 0 || asked.length === 1 ? strict : gather(index, asked, 'most', spent);
  const best = hits[0];
  return {
    numbers: hits.map(index.numberAt),
    suggestion: best === undefined ? null : spellingOf(index, asked, best),
  };
}

/** Slots of the documents that have all words, or most of them, in the order of their scores. */
function gather(
  index: TextIndex,
  asked: readonly AskedWord[],
  wanted: 'all' | 'most',
  spent: () => boolean,
): Uint32Array {
  const { score, ofWord, lastWord, found, touched } = scratch;
  const slots = index.slots();
  const rarestFirst = [...asked].sort((one, other) => one.size - other.size);
  let length = 0;
  let done = 0;
  for (const { ways, size } of rarestFirst) {
    if (done > 0 && spent()) break;
    const before = done;
    done += 1;
    const rarity = Math.log(1 + slots / (size + 1));
    for (const { entries, from, until, weight } of ways) {
      const factor = weight * rarity;
      for (let at = from; at < until; at += 1) {
        const entry = entries[at] as number;
        const slot = slotOf(entry);
        const scored = weightOf(entry) * factor;
        if (lastWord[slot] === done) {
          const known = ofWord[slot] as number;
          if (scored <= known) continue;
          score[slot] = (score[slot] as number) + scored - known;
          ofWord[slot] = scored;
          continue;
        }
        const had = found[slot] as number;
        if (had === 0) {
          // A document without the words before is of no use where all are wanted.
          if (before > 0 && wanted === 'all') continue;
          touched[length] = slot;
          length += 1;
        } else if (wanted === 'all' && had < before) continue;
        lastWord[slot] = done;
        found[slot] = had + 1;
        ofWord[slot] = scored;
        score[slot] = (score[slot] as number) + scored;
      }
    }
  }
  let needed = wanted === 'all' ? done : 1;
  if (wanted === 'most') {
    for (let at = 0; at < length; at += 1) {
      const slot = touched[at] as number;
      if ((found[slot] as number) > needed && index.numberAt(slot) >= 0) needed = found[slot] as number;
    }
  }
  const hits = new Uint32Array(length);
  const scores = new Float32Array(length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = touched[at] as number;
    if (found[slot] === needed && index.numberAt(slot) >= 0) {
      hits[count] = slot;
      scores[count] = (score[slot] as number) * (0.8 + index.popularityAt(slot) / 250);
      count += 1;
    }
    score[slot] = 0;
    found[slot] = 0;
    lastWord[slot] = 0;
  }
  return inOrder(hits.subarray(0, count), scores.subarray(0, count));
}

/** Steps of the scores by which many hits are ordered. */
const steps = 65_536;

/** Hits by their scores, the highest first; equal ones by their slots. Many are put into steps instead of being compared. */
function inOrder(hits: Uint32Array, scores: Float32Array): Uint32Array {
  if (hits.length < 2000) {
    const order = Uint32Array.from(hits, (_, at) => at);
    order.sort(
      (one, other) =>
        (scores[other] as number) - (scores[one] as number) || (hits[one] as number) - (hits[other] as number),
    );
    return order.map((at) => hits[at] as number);
  }
  let most = 0;
  for (const score of scores) if (score > most) most = score;
  const scale = (steps - 1) / most;
  const starts = new Uint32Array(steps + 1);
  const stepOf = (at: number) => steps - 1 - Math.floor((scores[at] as number) * scale);
  for (let at = 0; at < hits.length; at += 1) starts[stepOf(at) + 1] = (starts[stepOf(at) + 1] as number) + 1;
  for (let step = 1; step <= steps; step += 1) starts[step] = (starts[step] as number) + (starts[step - 1] as number);
  const ordered = new Uint32Array(hits.length);
  for (let at = 0; at < hits.length; at += 1) {
    const step = stepOf(at);
    const place = starts[step] as number;
    starts[step] = place + 1;
    ordered[place] = hits[at] as number;
  }
  return ordered;
}

/** The words as the best hit spells them; null when it has them as they were typed. */
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
