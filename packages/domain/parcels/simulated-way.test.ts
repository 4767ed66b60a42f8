import { expect, test } from 'vitest';
import { newsOf } from './news.ts';
import { latestScan, type Scan } from './scan.ts';
import { fateOf, simulatedWay } from './simulated-way.ts';

const handedOverAt = new Date('2026-05-04T10:00:00Z');
const parcelOf = (trackingNumber: string) => ({
  ...{ carrier: 'ups', trackingNumber, handedOverAt },
  promisedTo: '2026-05-06',
});

/** The news of a parcel that is looked up each hour of ten days. */
function toldOf(trackingNumber: string): readonly string[] {
  const parcel = parcelOf(trackingNumber);
  let scans: readonly Scan[] = [];
  let toldOn: string | null = null;
  const told: string[] = [];
  for (let hour = 0; hour < 240; hour++) {
    const way = simulatedWay(parcel, new Date(handedOverAt.getTime() + hour * 3_600_000));
    for (const one of newsOf({ scans, promisedTo: parcel.promisedTo, toldOn }, way.scans, way.expectedOn)) {
      told.push(
        one.kind === 'delayed' ? `delayed ${one.expectedOn}` : `${one.kind} ${one.at.toISOString().slice(8, 10)}`,
      );
      if (one.kind === 'delayed') toldOn = one.expectedOn;
    }
    scans = way.scans;
  }
  return told;
}

test.each([
  ['1Z-LATE', ['delayed 2026-05-08', 'out-for-delivery 08', 'delivered 08']],
  ['1Z-TWICE', ['out-for-delivery 06', 'not-delivered 06', 'out-for-delivery 07', 'delivered 07']],
  ['1Z-COUNTER', ['out-for-delivery 06', 'to-collect 06']],
  ['1Z-BACK', ['out-for-delivery 06', 'not-delivered 06', 'returning 08']],
  ['1Z0', ['out-for-delivery 06', 'delivered 06']],
])('parcel %s moves with time', (trackingNumber, told) => {
  expect(toldOf(trackingNumber)).toEqual(told);
});

test('a number that ends in ONTIME is on time, whatever chance says of it', () => {
  for (let number = 0; number < 200; number++) expect(fateOf(`1Z${number}-ontime`)).toBe('on-time');
});

test('the way until a moment is the beginning of the way until a later one', () => {
  const at = (hours: number) =>
    simulatedWay(parcelOf('1Z-TWICE'), new Date(handedOverAt.getTime() + hours * 3_600_000));
  for (let hours = 0; hours < 120; hours += 6) {
    expect(at(hours + 6).scans.slice(0, at(hours).scans.length)).toEqual(at(hours).scans);
  }
  expect(latestScan(at(0).scans)).toMatchObject({ state: 'announced' });
});

test('most parcels are on time, and each fate occurs', () => {
  const counts = new Map<string, number>();
  for (let number = 0; number < 2000; number++) {
    const fate = fateOf(`1Z${number}`);
    counts.set(fate, (counts.get(fate) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['counter', 'late', 'on-time', 'second-attempt', 'sent-back']);
  expect(counts.get('on-time') ?? 0).toBeGreaterThan(1500);
});
