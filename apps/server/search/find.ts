import { type AskedWord, askFor, hasSlot } from './asked-word.ts';
import { candidatesFor } from './candidates.ts';
import { inOrder } from './order-hits.ts';
import { scoresOf } from './scores.ts';
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

/**
 * Documents that have all words of a term, best first. If none has all of them, those that have most. When `spent` says
 * that the search has taken long enough, the hits so far are the answer.
 */
export function find(index: TextIndex, term: string, spent: () => boolean, most?: number): Hits {
  const typed = [...new Set(wordsOf(term, index.language))].slice(0, mostWords);
  const asked = typed.map((word) => askFor(word, index));
  if (asked.length === 0) return { numbers: new Uint32Array(0), suggestion: null };
  const rarestFirst = asked.toSorted((one, other) => one.size - other.size);
  const { slots, scores } = scoresOf(index, candidatesFor(index, rarestFirst, spent));
  const hits = inOrder(slots, scores, most ?? slots.length);
  const best = hits[0];
  const numbers = index.numbers();
  for (let at = 0; at < hits.length; at += 1) hits[at] = numbers[hits[at] as number] as number;
  return {
    numbers: hits,
    suggestion: best === undefined ? null : spellingOf(index, asked, best),
  };
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
