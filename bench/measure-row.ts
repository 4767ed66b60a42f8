import { type Figures, median } from './load.ts';
import type { Row } from './report.ts';

const rounds = 3;

export type Measured = Pick<Row, 'name' | 'against' | 'aim'> & Record<'ours' | 'reference', () => Promise<Figures>>;

/**
 * Runs both alternately, once to warm up and then a number of times; the median round of each counts. The ratio is the
 * median of those of neighbouring rounds, as a machine may be twice as fast a minute later.
 */
export async function measureRow({ ours, reference, ...row }: Measured, times = rounds): Promise<Row> {
  await ours();
  await reference();
  const pairs: Record<'ours' | 'reference', Figures>[] = [];
  for (let round = 0; round < times; round++) pairs.push({ reference: await reference(), ours: await ours() });
  const ratios = pairs.map((pair) => pair.ours.rate / pair.reference.rate).sort((one, other) => one - other);
  return {
    ...row,
    ours: median(pairs.map((pair) => pair.ours)),
    reference: median(pairs.map((pair) => pair.reference)),
    ratio: ratios[Math.floor(ratios.length / 2)] ?? 0,
  };
}

/** Calls of the reference process. */
export function bareCalls(origin: string): (path: string) => () => Promise<void> {
  return (path) => async () => {
    const response = await fetch(origin + path, { method: 'POST' });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the reference answered ${response.status}`);
  };
}
