import { expect, test } from 'vitest';
import { nextTurn } from './turn.ts';
import type { Wants } from './wants.ts';

test.each<readonly [Wants, number | null]>([
  [{}, null],
  [{ tiers: ['gold'] }, null],
  [{ orders: { from: 1, until: null } }, null],
  [{ orders: { from: 1, until: 3 } }, 5],
  [{ firstOrder: true }, 5],
  [{ daysSinceOrder: 90 }, 5],
])('an order takes a turn where it has what a further order ends: %j', (wants, turn) => {
  expect(nextTurn({ turn: 4 }, [{ wants: {} }, { wants }])).toBe(turn);
});

test('a guest, of whom nothing is known, has no turn', () => {
  expect(nextTurn(undefined, [{ wants: { firstOrder: true } }])).toBeNull();
});
