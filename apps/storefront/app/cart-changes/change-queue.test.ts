import { expect, test } from 'vitest';
import type { CartChange, LineName } from './change.ts';
import { createChangeQueue } from './change-queue.ts';

const named = (itemId: string, upc: string): LineName => ({
  itemId,
  upc,
  recipeId: null,
  fulfilment: 'home',
  storeId: null,
});

const quantity = (qty: number): CartChange => ({ kind: 'quantity', line: named('a', '1'), qty });

test('changes are sent one after the other, in the order in which they were made', async () => {
  const log: string[] = [];
  const gates: (() => void)[] = [];
  const queue = createChangeQueue(async ({ change }) => {
    const name = change.kind === 'quantity' ? change.qty : 0;
    log.push(`begin ${name}`);
    await new Promise<void>((open) => gates.push(open));
    log.push(`end ${name}`);
  });
  const both = [queue.add({ change: quantity(1) }), queue.add({ change: quantity(2) })];
  await expect.poll(() => gates.length).toBe(1);
  expect(queue.read()).toHaveLength(2);
  gates[0]?.();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  await Promise.all(both);
  expect(log).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2']);
  expect(queue.read()).toEqual([]);
});

test('a change that fails rejects for its caller and does not stop the next one', async () => {
  const queue = createChangeQueue(async ({ change }) => {
    if (change.kind === 'quantity' && change.qty === 1) throw new Error('refused');
  });
  const failing = queue.add({ change: quantity(1) });
  const next = queue.add({ change: quantity(2) });
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBeUndefined();
});

test('a change sees those that wait behind it, and listeners are called for each', async () => {
  let seen: number | undefined;
  let heard = 0;
  const queue = createChangeQueue(async (_request, later) => {
    seen ??= later().length;
  });
  const leave = queue.subscribe(() => {
    heard += 1;
  });
  await Promise.all([queue.add({ change: quantity(1) }), queue.add({ change: quantity(2) })]);
  expect(seen).toBe(1);
  expect(heard).toBe(4);
  leave();
});
