/** Where the same thing stands in two lists. */
export type Standing = Readonly<{ from: number; to: number }>;

/**
 * What two lists have in the same order: as much as can be, and of that rather what stands in the same place in both. All
 * else in them has come, gone or moved.
 */
export function commonOrder(before: readonly string[], after: readonly string[]): readonly Standing[] {
  // All places that are the same weigh less than one thing more in common.
  const each = Math.min(before.length, after.length) + 1;
  const weightAt = (from: number, to: number) => (from === to ? each + 1 : each);
  /** The weight of what the lists have in common from two places on. */
  const weights = before.map(() => after.map(() => 0));
  const weightFrom = (from: number, to: number) => weights[from]?.[to] ?? 0;
  for (let from = before.length - 1; from >= 0; from--) {
    for (let to = after.length - 1; to >= 0; to--) {
      const both = before[from] === after[to] ? weightAt(from, to) + weightFrom(from + 1, to + 1) : 0;
      const row = weights[from];
      if (row) row[to] = Math.max(both, weightFrom(from + 1, to), weightFrom(from, to + 1));
    }
  }
  const common: Standing[] = [];
  let [from, to] = [0, 0];
  while (from < before.length && to < after.length) {
    const best = weightFrom(from, to);
    if (weightFrom(from + 1, to) === best) from++;
    else if (weightFrom(from, to + 1) === best) to++;
    else common.push({ from: from++, to: to++ });
  }
  return common;
}
