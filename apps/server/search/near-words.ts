import { placeOf } from './segment.ts';

/** The first character after the digits. */
const afterDigits = ':';

export type NearWord = Readonly<{ number: number; distance: number }>;

/**
 * Words within a number of insertions, deletions and replacements of a word (Levenshtein), with their distances. The
 * words are sorted, so those with a common prefix share the rows of the distance table, and where a prefix is too far
 * off already all its words are skipped at once: a few hundred are examined among tens of thousands. Words that begin
 * with a digit are never corrections.
 */
export function nearWords(words: readonly string[], word: string, edits: number): readonly NearWord[] {
  const width = word.length + 1;
  const deepest = word.length + edits;
  const rows = new Uint8Array(width * (deepest + 1));
  for (let column = 0; column < width; column += 1) rows[column] = column;
  const found: NearWord[] = [];
  let before = '';
  for (let number = placeOf(words, afterDigits); number < words.length; ) {
    const one = words[number] as string;
    let depth = sharedStart(before, one);
    before = one;
    let tooFar = false;
    while (depth < one.length && !tooFar) {
      depth += 1;
      tooFar = depth > deepest || fillRow(rows, width, depth, one.charCodeAt(depth - 1), word) > edits;
    }
    if (tooFar) {
      before = one.slice(0, depth - 1);
      number = placeOf(words, `${one.slice(0, depth)}\uffff`, number);
      continue;
    }
    const distance = rows[depth * width + word.length] as number;
    if (distance <= edits) found.push({ number, distance });
    number += 1;
  }
  return found;
}

function sharedStart(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let at = 0;
  while (at < length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  return at;
}

/** Fills a row of the distance table from the one above; returns its minimum. */
function fillRow(rows: Uint8Array, width: number, depth: number, letter: number, word: string): number {
  const start = depth * width;
  const above = start - width;
  let left = depth;
  let lowest = depth;
  rows[start] = depth;
  for (let column = 1; column < width; column += 1) {
    const replaced = (rows[above + column - 1] as number) + (word.charCodeAt(column - 1) === letter ? 0 : 1);
    const added = Math.min(rows[above + column] as number, left) + 1;
    left = Math.min(replaced, added);
    rows[start + column] = left;
    if (left < lowest) lowest = left;
  }
  return lowest;
}
