/** Counts per value, each style once however many of its colourways have the value. */
export type Tally = Readonly<{
  add: (value: number, style: number) => void;
  addAll: (values: readonly number[], style: number) => void;
  count: (value: number) => number;
}>;

export function createTally(values: number): Tally {
  const counts = new Int32Array(values);
  const lastStyle = new Int32Array(values).fill(-1);
  const add = (value: number, style: number) => {
    if (lastStyle[value] === style) return;
    lastStyle[value] = style;
    counts[value] = (counts[value] ?? 0) + 1;
  };
  return {
    add,
    addAll(members, style) {
      for (const value of members) add(value, style);
    },
    count: (value) => counts[value] ?? 0,
  };
}
