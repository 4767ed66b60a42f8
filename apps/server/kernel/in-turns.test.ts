import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

test('after every few items others take their turn', async () => {
  const seen: (number | string)[] = [];
  const done = inTurns([1, 2, 3, 4, 5], 2, (item) => {
    seen.push(item);
    if (item === 2 || item === 4) setImmediate(() => seen.push('another'));
  });
  await done;
  expect(seen).toEqual([1, 2, 'another', 3, 4, 'another', 5]);
});
