import { refusalOf } from '@eyelet/testing/scripted-client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryOnce } from './retry-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('adding to the cart is tried once more after two seconds, not a millisecond sooner or later [B4.4.16]', async () => {
  const run = vi.fn().mockRejectedValueOnce(new TypeError('network')).mockResolvedValueOnce('done');
  const result = retryOnce(run);
  await vi.advanceTimersByTimeAsync(1999);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(result).resolves.toBe('done');
});

test('a second failure is thrown; there is no third try', async () => {
  const run = vi.fn().mockRejectedValue(refusalOf('INV700'));
  const result = expect(retryOnce(run)).rejects.toMatchObject({ id: 'INV700' });
  await vi.advanceTimersByTimeAsync(10_000);
  await result;
  expect(run).toHaveBeenCalledTimes(2);
});

test('adding a free gift is not retried', async () => {
  const run = vi.fn().mockRejectedValue(refusalOf('GWP403', 403));
  await expect(retryOnce(run)).rejects.toMatchObject({ id: 'GWP403' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('a try that recreated a lost cart counts as the second one', async () => {
  const run = vi.fn(async (countAsRetry: () => void) => {
    countAsRetry();
    throw refusalOf('INV700');
  });
  await expect(retryOnce(run)).rejects.toMatchObject({ id: 'INV700' });
  expect(run).toHaveBeenCalledTimes(1);
});

test('suppressRetry stops the second try only [B7.14]', async () => {
  const run = vi.fn().mockRejectedValue(refusalOf('INV700'));
  await expect(retryOnce(run, true)).rejects.toMatchObject({ id: 'INV700' });
  expect(run).toHaveBeenCalledTimes(1);
});
