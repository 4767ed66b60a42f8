import { expect, test, vi } from 'vitest';
import { stopInTime } from './stop.ts';

const never = () => new Promise<void>(() => undefined);

test('parts end one after the other', async () => {
  const ended: string[] = [];
  const step = (waitsFor: string) => ({ waitsFor, stop: async () => ended.push(waitsFor) });
  expect(await stopInTime([step('requests'), step('jobs')], 10_000, { warn: vi.fn() })).toEqual([]);
  expect(ended).toEqual(['requests', 'jobs']);
});

test('what does not end is given up at the limit and named; what comes after it ends all the same', async () => {
  const after = vi.fn(async () => undefined);
  const steps = [
    { waitsFor: 'requests', stop: never },
    { waitsFor: 'the database', stop: after },
  ];
  expect(await stopInTime(steps, 1, { warn: vi.fn() })).toEqual(['requests']);
  expect(after).toHaveBeenCalledOnce();
});

test('a part that cannot end says why', async () => {
  const failing = { waitsFor: 'jobs', stop: () => Promise.reject(new Error('gone')) };
  await expect(stopInTime([failing], 10_000, { warn: vi.fn() })).rejects.toThrow('gone');
});
