import { expect, test } from 'vitest';
import { faultsOfTable, mayMove, orderMoves } from './life-cycle.ts';

test('every state is reached from created and every move leads to a state', () => {
  expect(faultsOfTable(orderMoves, 'created')).toEqual([]);
  expect(faultsOfTable({ a: ['x'], b: [] }, 'a')).toEqual(['a leads to x, which is no state', 'nothing leads to b']);
});

test('only the moves of the table are legal', () => {
  expect(mayMove('payment pending', 'confirmed')).toBe(true);
  expect(mayMove('delivered', 'cancelled')).toBe(false);
  expect(mayMove('cancelled', 'confirmed')).toBe(false);
});
