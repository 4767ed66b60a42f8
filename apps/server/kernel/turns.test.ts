import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** The turns of the event loop in which tasks run, in the order in which they were requested. */
async function turnsOf(count: number): Promise<readonly number[]> {
  const turns = createTurns();
  let turn = 0;
  let counting = true;
  const countTurns = () => {
    turn += 1;
    if (counting) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  const done = await Promise.all(Array.from({ length: count }, () => turns().then(() => turn)));
  counting = false;
  return done;
}

test('work that comes at once is done in turns of its own, in the order in which it came', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 20 }), async (count) => {
      const done = await turnsOf(count);
      expect(new Set(done).size).toBe(count);
      expect(done).toEqual(done.toSorted((one, other) => one - other));
    }),
    { numRuns: 20 },
  );
});

test('who comes alone begins at once, and so does who comes after a while', async () => {
  const turns = createTurns();
  for (let time = 0; time < 3; time += 1) {
    let left = false;
    setImmediate(() => {
      left = true;
    });
    await turns();
    expect(left).toBe(false);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  }
});
