import { expect, test } from 'vitest';
import { givesDownloads } from './downloads.ts';
import { orderGroup, orderGroups } from './groups.ts';
import { type OrderState, orderMoves } from './life-cycle.ts';

test('each state of an order is in one group', () => {
  const grouped = Object.values(orderGroups).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(orderMoves).toSorted());
});

test('files are given once an order is certain to be paid, until it ends or comes back', () => {
  expect((Object.keys(orderMoves) as OrderState[]).filter(givesDownloads)).toEqual([
    ...['confirmed', 'in fulfilment', 'shipped', 'ready for pickup', 'delivered', 'picked up', 'return requested'],
  ]);
});

test('words that name no group are none', () => {
  expect(orderGroup('open')).toBe('open');
  for (const word of [null, '', 'closed', 'toString']) expect(orderGroup(word)).toBeUndefined();
});
