import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastLife, toastPoll } from './toast-queue.ts';
import { toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  toasts.hold(false);
  for (const toast of toasts.read()) toasts.drop(toast.id);
  vi.useRealTimers();
});

test('a toast goes by itself [C4.56]', () => {
  toasts.show({ title: 'Saved' });
  vi.advanceTimersByTime(toastLife - toastPoll);
  expect(toasts.read()).toHaveLength(1);
  vi.advanceTimersByTime(toastPoll);
  expect(toasts.read()).toHaveLength(0);
});

test('a toast can be closed by hand [C4.56]', () => {
  toasts.show({ title: 'Saved' });
  toasts.drop(toasts.read()[0]?.id ?? 0);
  expect(toasts.read()).toHaveLength(0);
});

test('a title that is shown is not added twice, and may come again later [C4.57]', () => {
  toasts.show({ title: 'Saved' });
  toasts.show({ title: 'Saved', text: 'again' });
  toasts.show({ title: 'Sent' });
  expect(toasts.read().map((toast) => toast.title)).toEqual(['Saved', 'Sent']);
  vi.advanceTimersByTime(toastLife);
  toasts.show({ title: 'Saved' });
  expect(toasts.read()).toHaveLength(1);
});

test('the queue is looked at every 200 ms [C9.06]', () => {
  const seen: number[] = [];
  toasts.show({ title: 'Saved' });
  const leave = toasts.subscribe(() => seen.push(toasts.read()[0]?.remaining ?? 0));
  vi.advanceTimersByTime(399);
  expect(seen).toEqual([toastLife - 200]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([toastLife - 200, toastLife - 400]);
  leave();
});

test('no time passes for a toast under the pointer', () => {
  toasts.show({ title: 'Saved' });
  toasts.hold(true);
  vi.advanceTimersByTime(toastLife * 2);
  expect(toasts.read()).toHaveLength(1);
});

test('nothing runs when there is nothing to show', () => {
  toasts.show({ title: 'Saved' });
  vi.advanceTimersByTime(toastLife);
  expect(vi.getTimerCount()).toBe(0);
});
