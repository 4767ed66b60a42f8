import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderState, orderMoves } from './life-cycle.ts';
import { countsAsReplaced, type ReplaceableLine, replaceableUnits } from './replacing.ts';

const line: ReplaceableLine = { lineNo: 1, sent: 3, returned: 0, replaced: 0, left: undefined, isStocked: true };

test.each([
  ['what was sent', {}, 3],
  ['nothing that has not left', { sent: 0 }, undefined],
  ['nothing that comes back', { returned: 2 }, 1],
  ['nothing twice', { replaced: 2 }, 1],
  ['nothing that came back or was replaced', { returned: 2, replaced: 1 }, undefined],
  ['no more than is left of what was paid', { left: 1 }, 1],
  ['nothing of which all came back', { left: 0 }, undefined],
  ['nothing of which more was sent than is left', { left: -1 }, undefined],
  ['no more than was sent, however much is left', { left: 9 }, 3],
  ['nothing that is no goods of the stock', { isStocked: false }, undefined],
])('%s can be sent again', (_, change, units) => {
  expect(replaceableUnits('delivered', [{ ...line, ...change }]).get(1)).toBe(units);
});

test.each<[OrderState, boolean]>([
  ['confirmed', false],
  ['in fulfilment', true],
  ['shipped', true],
  ['picked up', true],
  ['returned', true],
  ['cancelled', false],
  ['refunded', false],
])('of an order that is %s, goods can be sent again: %s', (state, can) => {
  expect(replaceableUnits(state, [line]).size > 0).toBe(can);
});

test('never more units are sent again than have left and stayed away', () => {
  const units = fc.integer({ min: 0, max: 5 });
  const states = fc.constantFrom(...(Object.keys(orderMoves) as OrderState[]));
  const some = fc.record({
    lineNo: fc.constant(1),
    sent: units,
    returned: units,
    replaced: units,
    left: fc.option(units, { nil: undefined }),
    isStocked: fc.boolean(),
  });
  fc.assert(
    fc.property(states, some, (state, one) => {
      const again = replaceableUnits(state, [one]).get(1) ?? 0;
      expect(again).toBeGreaterThanOrEqual(0);
      if (again > 0) expect(again + one.replaced + one.returned).toBeLessThanOrEqual(one.sent);
      expect(again).toBeLessThanOrEqual(Math.max(0, one.left ?? again));
    }),
  );
});

test('a replacement that was cancelled does not count', () => {
  expect((['shipped', 'cancelled', 'refunded'] as const).map(countsAsReplaced)).toEqual([true, false, false]);
});
