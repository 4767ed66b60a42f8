import { expect, test } from 'vitest';
import { type OrderState, orderMoves } from '../orders/life-cycle.ts';
import { moveOnAnnounced, movesOnClosed } from './state.ts';

const orderStates = Object.keys(orderMoves) as OrderState[];

test('an announced return moves an order that the shopper has, sent once or again, and no other', () => {
  for (const state of orderStates) {
    const has = state === 'delivered' || state === 'picked up';
    const moved = { from: state, to: 'return requested' };
    expect(moveOnAnnounced(state, false), state).toEqual(has ? moved : undefined);
    expect(moveOnAnnounced(state, true), state).toEqual(has || state === 'shipped' ? moved : undefined);
  }
});

const closed = { isAll: true, isPaidBack: true, isOpen: false, received: 'delivered' } as const;
const moves = (state: OrderState, more: Partial<Parameters<typeof movesOnClosed>[1]> = {}) =>
  movesOnClosed(state, { ...closed, ...more }).map(({ from, to }) => [from, to]);

test.each([
  [
    'all came back for money',
    {},
    [
      ['return requested', 'returned'],
      ['returned', 'refunded'],
    ],
  ],
  ['all was exchanged', { isPaidBack: false }, [['return requested', 'returned']]],
  ['some goods stay', { isAll: false }, [['return requested', 'delivered']]],
  ['some goods that were picked up stay', { isAll: false, received: 'picked up' }, [['return requested', 'picked up']]],
  ['another return is open', { isOpen: true }, []],
] as const)('when %s, closing a return moves the order so', (_what, more, found) => {
  expect(moves('return requested', more)).toEqual(found);
});

test('closing moves no order that waits for nothing', () => {
  for (const state of orderStates) if (state !== 'return requested') expect(moves(state), state).toEqual([]);
});
