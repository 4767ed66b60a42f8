import type { OwnPrices } from '@eyelet/ui/prices/own-prices.ts';
import { expect, test, vi } from 'vitest';
import { followOwnPrices } from './follow-own-prices.ts';

const pricesOf = (label: string): OwnPrices =>
  new Map([['SKDECK01', { current: 75, lowCurrent: 75, highCurrent: 75, reason: { label } }]]);

/** What is shown, and a way to follow whoever comes next. */
function screen() {
  let shown: OwnPrices | undefined;
  let ask: (() => void) | undefined;
  const whenAgain = (asked: () => void) => {
    ask = asked;
    return () => {
      ask = undefined;
    };
  };
  return {
    again: () => ask?.(),
    shown: () => shown?.get('SKDECK01')?.reason.label,
    follow: (read: () => Promise<OwnPrices>) => followOwnPrices(read, (prices) => (shown = prices), whenAgain),
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

test('prices are read anew when asked for, the last answer counts, and one that fails changes nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { shown, follow, again } = screen();
  const slow = Promise.withResolvers<OwnPrices>();
  const failure = new Error('no answer');
  const answers = [
    () => slow.promise,
    () => Promise.resolve(pricesOf('workshop')),
    () => Promise.reject(failure),
    () => Promise.resolve<OwnPrices>(new Map()),
  ];
  const leave = follow(() => (answers.shift() ?? expect.fail('asked too often'))());
  again();
  await vi.waitFor(() => expect(shown()).toBe('workshop'));
  slow.resolve(pricesOf('staff'));
  await slow.promise;
  again();
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(failure));
  expect(shown()).toBe('workshop');
  again();
  await vi.waitFor(() => expect(shown()).toBeUndefined());
  leave();
  again();
  expect(answers).toEqual([]);
  warned.mockRestore();
});
