import { transferStates } from '@eyelet/contracts/transfers/transfer.ts';
import { expect, test } from 'vitest';
import { mayMove } from './moves.ts';

test('a draft is sent or cancelled, what was sent is received or cancelled, and nothing happens after that', () => {
  const all = transferStates.flatMap((from) => transferStates.map((to) => [from, to] as const));
  expect(all.filter(([from, to]) => mayMove(from, to))).toEqual([
    ['draft', 'sent'],
    ['draft', 'cancelled'],
    ['sent', 'received'],
    ['sent', 'cancelled'],
  ]);
});
