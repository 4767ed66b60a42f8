import { expect, test } from 'vitest';
import { daysOf, periodBefore, periodsOf, periodTo } from './period.ts';

test.each([
  [1, '2026-03-10'],
  [30, '2026-02-09'],
  [366, '2025-03-10'],
])('%i days to the tenth of March begin on %s', (days, from) => {
  const period = periodTo('2026-03-10', days);
  expect(period).toEqual({ from, to: '2026-03-10' });
  expect(daysOf(period)).toHaveLength(days);
});

test('before a period lie as many days, over the end of February and of summer time', () => {
  expect(periodBefore({ from: '2024-03-01', to: '2024-03-30' })).toEqual({ from: '2024-01-31', to: '2024-02-29' });
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
});

test('days make up as few periods as there are gaps between them, over the end of a month too', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05', '2026-03-07', '2026-03-08'];
  expect(periodsOf(days)).toEqual([
    { from: '2026-02-27', to: '2026-03-01' },
    { from: '2026-03-05', to: '2026-03-05' },
    { from: '2026-03-07', to: '2026-03-08' },
  ]);
  expect(periodsOf(days).flatMap(daysOf)).toEqual(days);
  expect(periodsOf([])).toEqual([]);
});
