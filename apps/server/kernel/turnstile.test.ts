import { expect, test } from 'vitest';
import { createTurnstile, TooManyWaiting } from './turnstile.ts';

/** Work that runs until it is asked to end. */
function openWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

test('who finds the line full is turned away at once, and let in again when it has moved', async () => {
  const inTurn = createTurnstile(1, 2);
  const first = openWork();
  const running = inTurn(first.work);
  const waiting = [inTurn(async () => 'second'), inTurn(async () => 'third')];
  const tooLong = inTurn(async () => 'fourth');
  await expect(tooLong).rejects.toBeInstanceOf(TooManyWaiting);
  await expect(tooLong).rejects.toMatchObject({ statusCode: 429 });
  first.end();
  await running;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
  expect(await inTurn(async () => 'fifth')).toBe('fifth');
});

test('work that fails gives its place on', async () => {
  const inTurn = createTurnstile(1, 1);
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'next')).toBe('next');
});
