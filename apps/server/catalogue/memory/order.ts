/** Rows in an order that is maintained as rows are added and removed. */
export type Order = Readonly<{
  rows: () => Uint32Array;
  /** The rank of each row. */
  ranks: () => Uint32Array;
  /** Removes rows and inserts rows. */
  change: (gone: ReadonlySet<number>, come: readonly number[]) => void;
}>;

export function createOrder(compare: (one: number, other: number) => number): Order {
  let rows = new Uint32Array(0);
  let ranks: Uint32Array | undefined;
  return {
    rows: () => rows,
    ranks() {
      if (ranks) return ranks;
      const highest = rows.reduce((most, row) => Math.max(most, row), 0);
      ranks = new Uint32Array(highest + 1);
      for (let place = 0; place < rows.length; place += 1) ranks[rows[place] as number] = place;
      return ranks;
    },
    change(gone, come) {
      const sorted = [...come].sort(compare);
      const next = new Uint32Array(rows.length + sorted.length);
      let length = 0;
      let at = 0;
      const put = (row: number) => {
        next[length] = row;
        length += 1;
      };
      for (const row of rows) {
        if (gone.has(row)) continue;
        while (at < sorted.length && compare(sorted[at] as number, row) < 0) put(sorted[at++] as number);
        put(row);
      }
      while (at < sorted.length) put(sorted[at++] as number);
      rows = next.slice(0, length);
      ranks = undefined;
    },
  };
}
