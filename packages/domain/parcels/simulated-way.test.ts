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

const reports = (scans: readonly Scan[]) =>
  scans.map(({ state, at, place }) => `${state} ${at.toISOString().slice(5, 16)} ${place}`.trim());

test('its carrier reports when it was where, and at the door within three hours', () => {
  const { scans } = simulatedWay(parcelOf('1Z-TWICE'), new Date('2026-05-08T00:00:00Z'));
  const [missed, delivered] = scans.filter(({ state }) => state === 'not-delivered' || state === 'delivered');
  const door = missed?.at.getTime() ?? 0;
  expect(door).toBeGreaterThanOrEqual(Date.parse('2026-05-06T10:00:00Z'));
  expect(door).toBeLessThan(Date.parse('2026-05-06T13:00:00Z'));
  expect([missed?.place, delivered]).toEqual([
    'Delivery base',
    { state: 'delivered', at: new Date(door + 86_400_000), place: '' },
  ]);
  expect(reports(scans.filter((one) => one !== missed && one !== delivered))).toEqual([
    'announced 05-04T10:00',
    'travelling 05-04T13:00 Parcel centre of departure',
    'travelling 05-05T19:00 Parcel centre of arrival',
    'out-for-delivery 05-06T07:00 Delivery base',
    'out-for-delivery 05-07T07:00 Delivery base',
  ]);
  const late = { ...parcelOf('1Z-ONTIME'), handedOverAt: new Date('2026-05-04T22:00:00Z'), promisedTo: '2026-05-05' };
  expect(reports(simulatedWay(late, new Date('2026-05-05T02:00:00Z')).scans)).toEqual([
    'announced 05-04T22:00',
    'travelling 05-05T01:00 Parcel centre of departure',
    'travelling 05-05T02:00 Parcel centre of arrival',
  ]);
  const placesOf = (number: string) =>
    simulatedWay(parcelOf(number), new Date('2026-05-09T00:00:00Z'))
      .scans.slice(4)
      .map(({ place }) => place);
  expect(['1Z-COUNTER', '1Z-BACK', '1Z-ONTIME'].map(placesOf)).toEqual([
    ['Parcel shop'],
    ['Delivery base', 'Delivery base'],
    [''],
  ]);
});

test.each([
  ['1Z-ONTIME', '2026-05-06', 48, '2026-05-06'],
  ['1Z-ONTIME', null, 1, '2026-05-06'],
  ['1Z-ONTIME', '2026-05-01', 1, '2026-05-05'],
  ['1Z-LATE', '2026-05-06', 19, '2026-05-06'],
  ['1Z-LATE', '2026-05-06', 20, '2026-05-08'],
  ['1Z-BACK', '2026-05-06', 72, '2026-05-06'],
  ['1Z-BACK', '2026-05-06', 110, null],
])('parcel %s, promised for %s, is after %i hours expected on %s', (number, promisedTo, hours, expectedOn) => {
  const now = new Date(handedOverAt.getTime() + hours * 3_600_000);
  expect(simulatedWay({ ...parcelOf(number), promisedTo }, now).expectedOn).toBe(expectedOn);
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
