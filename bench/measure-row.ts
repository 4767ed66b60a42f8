import { median } from './load.ts';
import type { Row } from './report.ts';

const rounds = 3;

export type Measured = Pick<Row, 'name' | 'against' | 'aim'> & Record<'ours' | 'reference', () => Promise<Row['ours']>>;

/** Runs both alternately, once to warm up and then a number of times; the median round of each counts. */
export async function measureRow({ ours, reference, ...row }: Measured): Promise<Row> {
  await ours();
  await reference();
  const measured = { ours: [] as Row['ours'][], reference: [] as Row['ours'][] };
  for (let round = 0; round < rounds; round++) {
    measured.reference.push(await reference());
    measured.ours.push(await ours());
  }
  return { ...row, ours: median(measured.ours), reference: median(measured.reference) };
}

/** Calls of the reference process. */
export function bareCalls(origin: string): (path: string) => () => Promise<void> {
  return (path) => async () => {
    const response = await fetch(origin + path, { method: 'POST' });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the reference answered ${response.status}`);
  };
}
