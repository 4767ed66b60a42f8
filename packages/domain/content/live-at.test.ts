import { expect, test } from 'vitest';
import { liveAt } from './live-at.ts';

const shown = (id: number, version: number, startsAt: number, endsAt: number | null = null) => ({
  ...{ id, version, startsAt, endsAt },
});
const usual = shown(1, 1, 10);
const campaign = shown(2, 2, 20, 30);

test.each([
  [9, undefined],
  [10, 1],
  [20, 2],
  [29, 2],
  [30, 1],
])('at %d a campaign lies over what was there before, and comes off: version %s', (moment, version) => {
  expect(liveAt([usual, campaign], moment)?.version).toBe(version);
});

test('of two that start together the later one is shown; what has ended is not', () => {
  expect(liveAt([shown(4, 4, 10), shown(3, 3, 10)], 10)?.version).toBe(4);
  expect(liveAt([campaign], 30)).toBeUndefined();
});
