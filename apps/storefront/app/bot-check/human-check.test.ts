import { expect, test, vi } from 'vitest';
import { passHumanCheck, showHumanChecksBy } from './human-check.ts';

test('calls that ask for a check at the same time share one; a later call starts another [C8.04]', async () => {
  const show = vi.fn(async () => true);
  const stop = showHumanChecksBy(show);
  expect(await Promise.all([passHumanCheck(), passHumanCheck()])).toEqual([true, true]);
  expect(show).toHaveBeenCalledTimes(1);
  await passHumanCheck();
  expect(show).toHaveBeenCalledTimes(2);
  stop();
});

test('a check counts as failed when no page can show it', async () => {
  expect(await passHumanCheck()).toBe(false);
});
