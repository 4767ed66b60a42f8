/** So many units of lines, of those that there are; undefined when there are fewer. */
export function someUnits(
  units: Iterable<readonly [number, number]>,
  qty: number,
): ReadonlyMap<number, number> | undefined {
  const some = new Map<number, number>();
  let left = qty;
  for (const [lineNo, count] of units) {
    const taken = Math.min(left, count);
    if (taken > 0) some.set(lineNo, taken);
    left -= taken;
  }
  return left === 0 ? some : undefined;
}
