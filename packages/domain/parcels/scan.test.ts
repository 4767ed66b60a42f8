import { expect, test } from 'vitest';
import { allArrivedAt, freshScans, inOrder, latestScan, type ParcelState, parcelStates, type Scan } from './scan.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 4, hour));
const scan = (state: ParcelState, hour: number, place = ''): Scan => ({ state, at: at(hour), place });

test('a scan that is reported twice is taken once, and nothing of a former parcel of the same number', () => {
  const known = [scan('travelling', 8, 'Lyon')];
  const former = { ...scan('delivered', 0), at: new Date(Date.UTC(2026, 3, 1)) };
  const label = { ...scan('announced', 0), at: new Date(Date.UTC(2026, 3, 25)) };
  const reported = [former, label, scan('travelling', 8, 'LYON'), scan('travelling', 9), scan('travelling', 9)];
  expect(freshScans(known, reported, at(6))).toEqual([label, scan('travelling', 9)]);
});

test('in whichever order scans come, the parcel is where the latest one says', () => {
  const way = [scan('announced', 0), scan('travelling', 3), scan('out-for-delivery', 7), scan('not-delivered', 9)];
  for (const mixed of [way, way.toReversed(), [...way.slice(2), ...way.slice(0, 2)]]) {
    expect(inOrder(mixed)).toEqual(way);
    expect(latestScan(mixed)).toEqual(scan('not-delivered', 9));
  }
  expect(latestScan([])).toBeUndefined();
});

test('scans of one moment are ordered by how far the parcel is', () => {
  const moment = parcelStates.map((state) => scan(state, 5));
  expect(inOrder(moment.toReversed())).toEqual(moment);
});

test('a parcel that was handed over stays so, unless it goes back', () => {
  const done = [scan('out-for-delivery', 7), scan('delivered', 10), scan('travelling', 12), scan('to-collect', 13)];
  expect(latestScan(done)).toEqual(scan('delivered', 10));
  expect(latestScan([...done, scan('returning', 14)])).toEqual(scan('returning', 14));
  expect(latestScan([...done, scan('returning', 14), scan('delivered', 20)])).toEqual(scan('returning', 14));
  // Sent back before, and handed over all the same.
  expect(latestScan([scan('returning', 6), ...done])).toEqual(scan('delivered', 10));
});

test('what is delivered on the way back has reached its sender, unless it was brought to its shopper again', () => {
  const back = [scan('not-delivered', 5), scan('returning', 6), scan('travelling', 8)];
  expect(latestScan([...back, scan('delivered', 10)])).toEqual(scan('returning', 6));
  for (const again of ['out-for-delivery', 'to-collect'] as const) {
    expect(latestScan([...back, scan(again, 9)])).toEqual(scan(again, 9));
    expect(latestScan([...back, scan(again, 9), scan('delivered', 10)])).toEqual(scan('delivered', 10));
  }
});

test('several parcels have arrived when the last of them has, whichever is reported last', () => {
  const first = [scan('travelling', 3), scan('delivered', 12)];
  const second = [scan('delivered', 9)];
  expect(allArrivedAt([first, second])).toEqual(at(12));
  expect(allArrivedAt([second, first])).toEqual(at(12));
  expect(allArrivedAt([first, [scan('travelling', 20)]])).toBeUndefined();
  expect(allArrivedAt([first, []])).toBeUndefined();
  expect(allArrivedAt([first, [...second, scan('returning', 20)]])).toBeUndefined();
});
