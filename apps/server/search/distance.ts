/** How many edits a word of this length may differ from the intended one. */
export function fuzziness(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether two words differ by at most the given number of insertions, deletions and replacements (Levenshtein). */
export function isNear(one: string, other: string, edits: number): boolean {
  if (Math.abs(one.length - other.length) > edits) return false;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const cost = Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      current.push(cost);
      if (cost < lowest) lowest = cost;
    }
    if (lowest > edits) return false;
    previous = current;
  }
  return (previous[other.length] ?? 0) <= edits;
}
