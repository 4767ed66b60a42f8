/** Rows in an order that is maintained as rows are added and removed: when it is next asked for, or after many changes. */
export type Order = Readonly<{
  rows: () => Uint32Array;
  /** Removes rows and inserts rows. */
  change: (gone: ReadonlySet<number>, come: readonly number[]) => void;
}>;

/** Changes after which rows are put in order at once, so that whoever asks for it does not wait for a whole import. */
const mostChanges = 2000;

export function createOrder(compare: (one: number, other: number) => number): Order {
  let ordered = new Uint32Array(0);
  const gone = new Set<number>();
  const come = new Set<number>();

  function rows(): Uint32Array {
    if (gone.size > 0 || come.size > 0) merge();
    return ordered;
  }

  function merge(): void {
    const sorted = [...come].sort(compare);
    const next = new Uint32Array(ordered.length + sorted.length);
    let length = 0;
    let at = 0;
    const put = (row: number) => {
      next[length] = row;
      length += 1;
    };
    for (const row of ordered) {
      if (gone.has(row)) continue;
      while (at < sorted.length && compare(sorted[at] as number, row) < 0) put(sorted[at++] as number);
      put(row);
    }
    while (at < sorted.length) put(sorted[at++] as number);
    ordered = next.slice(0, length);
    gone.clear();
    come.clear();
  }

  return {
    rows,
    change(removed, added) {
      for (const row of removed) {
        gone.add(row);
        come.delete(row);
      }
      for (const row of added) come.add(row);
      if (gone.size + come.size > mostChanges) merge();
    },
  };
}
