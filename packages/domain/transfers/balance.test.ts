import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterMoves,
  type CountedUnits,
  inTransit,
  isDifference,
  isSettled,
  receiptMoves,
  returnMoves,
  type TransferUnits,
} from './balance.ts';

const sentOf = (upc: string, sent: number): TransferUnits => ({
  ...{ upc, sent, received: 0, damaged: 0, lost: 0, found: 0, returned: 0 },
});
const shoe = sentOf('shoe', 10);

test.each([
  ['all of it', { received: 10, damaged: 0 }, 'awaited', { received: 10, found: 0, lost: 0 }, 0],
  ['a part, the rest awaited', { received: 4, damaged: 0 }, 'awaited', { received: 4, found: 0, lost: 0 }, 6],
  ['a part, the rest lost', { received: 4, damaged: 0 }, 'lost', { received: 4, found: 0, lost: 6 }, 0],
  ['one half, the other lost', { received: 5, damaged: 0 }, 'lost', { received: 5, found: 0, lost: 5 }, 0],
  ['more than was sent', { received: 12, damaged: 0 }, 'awaited', { received: 12, found: 2, lost: 0 }, 0],
  ['damaged pieces', { received: 7, damaged: 3 }, 'lost', { received: 7, damaged: 3, lost: 0 }, 0],
  ['more, some of it damaged', { received: 9, damaged: 2 }, 'lost', { damaged: 2, found: 1, lost: 0 }, 0],
] as const)('of ten pieces that were sent, a receipt of %s is settled', (_what, counted, rest, move, left) => {
  const moves = receiptMoves([shoe], [{ upc: 'shoe', ...counted }], rest);
  expect(moves).toMatchObject([move]);
  expect(afterMoves([shoe], moves).map(inTransit)).toEqual([left]);
});

test('goods that were not sent are found, and a line of the transfer from then on', () => {
  const moves = receiptMoves([shoe], [{ upc: 'sock', received: 2, damaged: 0, reason: 'mixed-up' }], 'awaited');
  expect(moves).toEqual([{ upc: 'sock', received: 2, damaged: 0, lost: 0, found: 2, returned: 0, reason: 'mixed-up' }]);
  expect(afterMoves([shoe], moves)).toMatchObject([shoe, { upc: 'sock', sent: 0, received: 2, found: 2 }]);
  expect(moves.map(isDifference)).toEqual([true]);
});

test('a transfer is settled once nothing of any line is in transit, and then has nothing to send back', () => {
  const sock = { ...sentOf('sock', 6), received: 3, damaged: 3 };
  expect([isSettled([sock, shoe]), isSettled([sock])]).toEqual([false, true]);
  expect(returnMoves([sock, shoe]).map(({ upc, returned }) => [upc, returned])).toEqual([['shoe', 10]]);
  expect(isDifference({ ...sentOf('sock', 6), damaged: 3, lost: 3 })).toBe(true);
});

test('a receipt of what was sent is no difference, and one of nothing moves nothing', () => {
  expect(receiptMoves([shoe], [{ upc: 'shoe', received: 10, damaged: 0 }], 'lost').map(isDifference)).toEqual([false]);
  expect(receiptMoves([shoe], [{ upc: 'shoe', received: 0, damaged: 0 }], 'awaited')).toEqual([]);
  expect(receiptMoves([shoe], [], 'lost')).toMatchObject([{ upc: 'shoe', lost: 10 }]);
});

const units = fc.integer({ min: 0, max: 30 });
const goods = ['a', 'b', 'c', 'd'] as const;
const sending = fc
  .uniqueArray(fc.record({ upc: fc.constantFrom('a', 'b', 'c'), sent: fc.integer({ min: 1, max: 30 }) }), {
    selector: ({ upc }) => upc,
    minLength: 1,
  })
  .map((lines) => lines.map(({ upc, sent }) => sentOf(upc, sent)));
const counting = fc.uniqueArray(
  fc.record({ upc: fc.constantFrom(...goods), received: units, damaged: units }) as fc.Arbitrary<CountedUnits>,
  { selector: ({ upc }) => upc },
);
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('receipt' as const), counted: counting, rest: fc.constantFrom('awaited', 'lost') }),
    fc.record({ kind: fc.constant('cancellation' as const) }),
  ),
  { maxLength: 6 },
);

test('whatever is received, lost, found and sent back, pieces balance, of each kind and at all places together', () => {
  fc.assert(
    fc.property(sending, steps, (sent, taken) => {
      const total = (lines: readonly TransferUnits[], of: (line: TransferUnits) => number) =>
        lines.reduce((sum, line) => sum + of(line), 0);
      let lines: readonly TransferUnits[] = sent;
      let [source, destination] = [-total(sent, (line) => line.sent), 0];
      for (const step of taken) {
        const moves =
          step.kind === 'cancellation'
            ? returnMoves(lines)
            : receiptMoves(lines, step.counted, step.rest as 'awaited' | 'lost');
        lines = afterMoves(lines, moves);
        source += moves.reduce((sum, { returned }) => sum + returned, 0);
        destination += moves.reduce((sum, { received }) => sum + received, 0);
        if (step.kind === 'cancellation' || step.rest === 'lost') expect(isSettled(lines)).toBe(true);
        for (const line of lines) {
          expect(inTransit(line)).toBeGreaterThanOrEqual(0);
          const { received, damaged, lost, returned } = line;
          expect(received + damaged + lost + returned + inTransit(line)).toBe(line.sent + line.found);
        }
        const gone = total(lines, ({ damaged, lost, found }) => damaged + lost - found);
        expect(source + destination + total(lines, inTransit) + gone).toBe(0);
      }
    }),
  );
});

test('a step moves each kind of goods once, and only such of which it moves something', () => {
  fc.assert(
    fc.property(sending, counting, fc.constantFrom('awaited' as const, 'lost' as const), (sent, counted, rest) => {
      const moves = receiptMoves(sent, counted, rest);
      expect(new Set(moves.map(({ upc }) => upc)).size).toBe(moves.length);
      for (const { received, damaged, lost } of moves) expect(received + damaged + lost).toBeGreaterThan(0);
    }),
  );
});
