import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced, scrolledTo, scrollMost, scrollRest } from './header-state.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('after a stop the header follows within 200 ms [C9.07]', () => {
  const run = vi.fn();
  const scroll = debounced(run, scrollRest, scrollMost);
  scroll();
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledOnce();
});

test('while scrolling goes on it follows every 500 ms and no more often [C9.07]', () => {
  const moments: number[] = [];
  const begin = Date.now();
  const scroll = debounced(() => moments.push(Date.now() - begin), scrollRest, scrollMost);
  for (let at = 0; at < 2000; at += 20) {
    scroll();
    vi.advanceTimersByTime(20);
  }
  vi.advanceTimersByTime(1000);
  expect(moments).toEqual([500, 1000, 1500, 2000]);
});

test.each([
  ['near the top', 100, { y: 4000, way: 'down' }, { y: 100, way: 'up' }],
  ['down', 900, { y: 400, way: 'up' }, { y: 900, way: 'down' }],
  ['up', 900, { y: 1400, way: 'down' }, { y: 900, way: 'up' }],
  ['a tremble', 903, { y: 900, way: 'down' }, { y: 900, way: 'down' }],
] as const)('%s', (_, y, before, after) => {
  expect(scrolledTo(y, before)).toEqual(after);
});
