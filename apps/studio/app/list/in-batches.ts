/** Rows that one call takes. */
const atOnce = 200;

/** Sends any number of rows, in several calls if need be; the sum of what the calls answer. */
export async function inBatches<R>(
  rows: readonly R[],
  send: (batch: readonly R[]) => Promise<number>,
): Promise<number> {
  let sum = 0;
  for (let from = 0; from < rows.length; from += atOnce) sum += await send(rows.slice(from, from + atOnce));
  return sum;
}
