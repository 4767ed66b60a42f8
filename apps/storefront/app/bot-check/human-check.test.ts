import { expect, test, vi } from 'vitest';
import { passHumanCheck, showHumanChecksBy } from './human-check.ts';

test('calls that ask at the same time share one check; a later one asks anew [C8.04]', async () => {
  const show = vi.fn(async () => true);
  const stop = showHumanChecksBy(show);
  expect(await Promise.all([passHumanCheck(), passHumanCheck()])).toEqual([true, true]);
  expect(show).toHaveBeenCalledTimes(1);
  await passHumanCheck();
  expect(show).toHaveBeenCalledTimes(2);
  stop();
});

test('without a page that could show it, a check is not passed', async () => {
  expect(await passHumanCheck()).toBe(false);
});
