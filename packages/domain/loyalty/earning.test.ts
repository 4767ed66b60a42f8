import { expect, test } from 'vitest';
import { activeBefore, activeBeforeWarning, pointsExpireAt, pointsWithout, tierCountsSince } from './earning.ts';

const line = { lineNo: 1, qty: 4, amount: 4760, tax: 760, isGiftCard: false };

test.each([
  [0, 40],
  [1, 30],
  [3, 10],
  [4, 0],
  [5, 0],
])('after %i of four units came back, %i points are left, without the tax that prices contain', (units, points) => {
  expect(pointsWithout({ lines: [line], taxIncluded: true, rewards: 0 }, new Map([[1, units]]))).toBe(points);
});

test('where tax is added, points are for the goods; gift cards and what rewards paid earn none', () => {
  const lines = [line, { ...line, lineNo: 2, isGiftCard: true }];
  expect(pointsWithout({ lines, taxIncluded: false, rewards: 760 }, new Map())).toBe(40);
});

const at = (day: string) => new Date(`${day}T10:00:00Z`);

test('points expire after a year, on the last day of a shorter month', () => {
  expect(pointsExpireAt(at('2026-11-24'))).toEqual(at('2027-11-24'));
  expect(pointsExpireAt(at('2028-02-29'))).toEqual(at('2029-02-28'));
  expect(activeBefore(at('2026-11-24'))).toEqual(at('2025-11-24'));
});

test('a warning comes days before, and tiers count a year back', () => {
  expect(activeBeforeWarning(at('2026-11-24'), 30)).toEqual(at('2025-12-24'));
  expect(tierCountsSince(at('2026-11-24'))).toEqual(at('2025-11-24'));
});
