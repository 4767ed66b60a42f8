import { expect, test } from 'vitest';
import { createGroup } from './group.ts';

test('what is asked for while a go is under way goes together in the next, up to a limit; a failure is of its go alone', async () => {
  const goes: (readonly number[])[] = [];
  const double = createGroup<number, number>(3, async (items) => {
    goes.push(items);
    await Promise.resolve();
    if (items.includes(6)) throw new Error('six');
    return items.map((item) => item * 2);
  });
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(double));
  expect(goes).toEqual([[1], [2, 3, 4], [5, 6, 7]]);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    ...[2, 4, 6, 8],
    ...['failed', 'failed', 'failed'],
  ]);
  expect(await double(8)).toBe(16);
});
