import { expect, test } from 'vitest';
import { newsOf } from './news.ts';
import type { ParcelState, Scan } from './scan.ts';

const scan = (state: ParcelState, hour: number): Scan => ({
  state,
  at: new Date(Date.UTC(2026, 4, 4, hour)),
  place: '',
});
const before = (scans: readonly Scan[], toldOn: string | null = null) => ({ scans, promisedTo: '2026-05-05', toldOn });
const travels = [scan('announced', 0), scan('travelling', 3)];

test.each([
  ['out-for-delivery', 1],
  ['to-collect', 1],
  ['not-delivered', 1],
  ['delivered', 1],
  ['returning', 1],
  ['travelling', 0],
  ['announced', 0],
] as const)('a parcel that is %s now is told %i times', (state, times) => {
  const news = newsOf(before(travels), [...travels, scan(state, 8)], null);
  expect(news).toEqual(times === 0 ? [] : [{ kind: state, at: scan(state, 8).at }]);
});

test('of what comes in one go only the last is told, and nothing that comes late', () => {
  const all = [...travels, scan('out-for-delivery', 7), scan('delivered', 10)];
  expect(newsOf(before(travels), all, null)).toEqual([{ kind: 'delivered', at: scan('delivered', 10).at }]);
  const early = all.filter(({ state }) => state !== 'out-for-delivery');
  expect(newsOf(before(early), all, null)).toEqual([]);
});

test('a state is told again for another attempt, not for another scan of the same one', () => {
  const first = [...travels, scan('not-delivered', 10)];
  expect(newsOf(before(first), [...first, scan('not-delivered', 11)], null)).toEqual([]);
  expect(newsOf(before(first), [...first, scan('not-delivered', 34)], null)).toHaveLength(1);
});

test.each([
  ['later than promised', '2026-05-06', null, true],
  ['as promised', '2026-05-05', null, false],
  ['as told before', '2026-05-07', '2026-05-07', false],
  ['sooner than told before', '2026-05-06', '2026-05-07', false],
  ['later still', '2026-05-08', '2026-05-07', true],
  ['not known', null, null, false],
])('a day that is %s', (_, expectedOn, toldOn, isTold) => {
  const news = newsOf(before(travels, toldOn), travels, expectedOn);
  expect(news).toEqual(isTold ? [{ kind: 'delayed', expectedOn }] : []);
});

test('what has only been announced, or nothing is known of, can be late', () => {
  for (const scans of [[], [scan('announced', 0)]]) {
    expect(newsOf(before(scans), scans, '2026-05-09')).toEqual([{ kind: 'delayed', expectedOn: '2026-05-09' }]);
  }
});

test('nobody is told of a delay of what has arrived or is at the door, nor of one that was promised for no day', () => {
  for (const state of ['delivered', 'out-for-delivery', 'returning'] as const) {
    const here = [...travels, scan(state, 9)];
    expect(newsOf(before(here), here, '2026-05-09')).toEqual([]);
  }
  expect(newsOf({ scans: travels, promisedTo: null, toldOn: null }, travels, '2026-05-09')).toEqual([]);
});
