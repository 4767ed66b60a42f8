import { expect, test } from 'vitest';
import { mayMove, type OrderState, orderMove, orderMoves } from './life-cycle.ts';

/** States that no move leads to, and moves to states that do not exist. */
function faultsOfTable(moves: Readonly<Record<string, readonly string[]>>, start: string): readonly string[] {
  const reached = new Set([start]);
  const waiting = [start];
  const faults: string[] = [];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    for (const next of moves[state] ?? []) {
      if (!(next in moves)) faults.push(`${state} leads to ${next}, which is no state`);
      else if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
    }
  }
  for (const state of Object.keys(moves)) if (!reached.has(state)) faults.push(`nothing leads to ${state}`);
  return faults;
}

test('every state is reached from created and every move leads to a state', () => {
  expect(faultsOfTable(orderMoves, 'created')).toEqual([]);
  expect(faultsOfTable({ a: ['x'], b: [] }, 'a')).toEqual(['a leads to x, which is no state', 'nothing leads to b']);
});

test('only the moves of the table are legal', () => {
  expect(mayMove('payment pending', 'confirmed')).toBe(true);
  expect(mayMove('delivered', 'cancelled')).toBe(false);
  expect(mayMove('cancelled', 'confirmed')).toBe(false);
});

test('a move that the table does not have is none', () => {
  expect(orderMove('created', 'confirmed')).toEqual({ from: 'created', to: 'confirmed' });
  const states = Object.keys(orderMoves) as OrderState[];
  for (const from of states) {
    for (const to of states) {
      const move = () => orderMove(from, to as never);
      if (mayMove(from, to)) expect(move()).toEqual({ from, to });
      else expect(move).toThrow(`an order cannot move from ${from} to ${to}`);
    }
  }
});
