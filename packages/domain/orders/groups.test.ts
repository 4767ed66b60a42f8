import { expect, test } from 'vitest';
import { orderGroup, orderGroups } from './groups.ts';
import { orderMoves } from './life-cycle.ts';

test('each state of an order is in one group', () => {
  const grouped = Object.values(orderGroups).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(orderMoves).toSorted());
});

test('words that name no group are none', () => {
  expect(orderGroup('open')).toBe('open');
  for (const word of [null, '', 'closed', 'toString']) expect(orderGroup(word)).toBeUndefined();
});
