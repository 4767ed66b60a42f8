import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyBlocksQuery, restMs } from './empty-blocks-query.ts';

afterEach(() => vi.useRealTimers());

test('an editor asks when it opens, and then once its author rests, no more for what was stored before', async () => {
  vi.useFakeTimers();
  const signals: AbortSignal[] = [];
  const asked = (latest: number) =>
    emptyBlocksQuery({ itemId: 'i', latest, isFirst: latest === 1 }, (_, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
  const client = new QueryClient();
  const observer = new QueryObserver(client, asked(1));
  const leave = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(signals).toHaveLength(1);
  observer.setOptions(asked(2));
  await vi.advanceTimersByTimeAsync(restMs - 1);
  observer.setOptions(asked(3));
  await vi.advanceTimersByTimeAsync(restMs - 1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  leave();
  client.clear();
});
