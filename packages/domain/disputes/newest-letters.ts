/** Letters about an order that are read at all. */
export const mostLetters = 100;

/** Of those, what a paper of a few pages has room for. */
const mostShown = 30;
const mostCharacters = 12_000;
const mostOfOne = 3000;

/** What a new line takes of a page. */
const charactersOfLine = 90;

/**
 * The newest letters that a paper has room for, in the order in which they come, which is from the oldest on. The text of a long one ends
 * with `[…]`.
 */
export function newestLetters<Letter extends Readonly<{ text: string }>>(
  letters: readonly Letter[],
): readonly Letter[] {
  const kept: Letter[] = [];
  let left = mostCharacters;
  for (const letter of letters.slice(-mostShown).toReversed()) {
    const text = shortened(letter.text);
    left -= roomOf(text);
    if (left < 0) break;
    kept.unshift({ ...letter, text });
  }
  return kept;
}

function shortened(text: string): string {
  if (roomOf(text) <= mostOfOne) return text;
  const lines = [...text].slice(0, mostOfOne).join('').split('\n');
  while (lines.length > 1 && roomOf(lines.join('\n')) > mostOfOne) lines.pop();
  return `${lines.join('\n')} […]`;
}

function roomOf(text: string): number {
  return text
    .split('\n')
    .reduce((sum, line) => sum + Math.ceil((line.length + 1) / charactersOfLine) * charactersOfLine, 0);
}
