import type { OwnPrices } from '@eyelet/ui/prices/own-prices.ts';
import { expect, test, vi } from 'vitest';
import { followOwnPrices } from './follow-own-prices.ts';

const pricesOf = (label: string): OwnPrices =>
  new Map([['SKDECK01', { current: 75, lowCurrent: 75, highCurrent: 75, reason: { label } }]]);

/** What is shown, and a way to follow whoever comes next. */
function screen() {
  let shown: OwnPrices | undefined;
  return {
    shown: () => shown?.get('SKDECK01')?.reason.label,
    follow: (read: () => Promise<OwnPrices>) => followOwnPrices(read, (prices) => (shown = prices)),
  };
}

test('prices of the last shopper are gone before those of the next are read, and stay so where these cannot be read', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { shown, follow } = screen();
  const leave = follow(async () => pricesOf('staff'));
  await vi.waitFor(() => expect(shown()).toBe('staff'));
  leave();
  expect(shown()).toBeUndefined();
  const failure = new Error('no answer');
  follow(() => Promise.reject(failure));
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(failure));
  expect(shown()).toBeUndefined();
  warned.mockRestore();
});

test('prices that come after their shopper has gone are not shown', async () => {
  const { shown, follow } = screen();
  const late = Promise.withResolvers<OwnPrices>();
  follow(() => late.promise)();
  follow(async () => pricesOf('athlete'));
  await vi.waitFor(() => expect(shown()).toBe('athlete'));
  late.resolve(pricesOf('staff'));
  await late.promise;
  expect(shown()).toBe('athlete');
});
