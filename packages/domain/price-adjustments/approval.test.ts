import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PriceAdjustment, unitOff } from './adjustment.ts';
import { approvalMs, exceedsOwnLimit, isApproved } from './approval.ts';

const at = '2026-11-23T09:00:00.000Z';
const line = { lineId: 'line', upc: '4000000000017', quantity: 2, price: 9999 };

function adjustment(particulars: Partial<PriceAdjustment>): PriceAdjustment {
  return {
    ...{ id: 'adjusted', lineId: 'line', upc: line.upc, type: 'percentage', value: 3000, currency: 'USD' },
    ...{ reason: 'Scuffed sole', storeId: 'S-BOSTON', employeeId: 'associate', createdAt: at, alone: 2000 },
    ...particulars,
  };
}

test.each([
  ['percentage', 2000, false],
  ['percentage', 2001, true],
  ['amount', 1999, false],
  ['amount', 2000, true],
  ['fixed price', 8000, false],
  ['fixed price', 7999, true],
  ['fixed price', 0, true],
] as const)('off 99.99, %s %s against an own limit of 20 percent: %s', (type, value, exceeds) => {
  expect(exceedsOwnLimit(9999, adjustment({ type, value }))).toBe(exceeds);
  const { alone: _, ...before } = adjustment({ type, value });
  expect(exceedsOwnLimit(9999, before)).toBe(false);
});

test('what is within the limit never takes more off than the limit, at any price', () => {
  const price = fc.integer({ min: 1, max: 1_000_000 });
  const alone = fc.integer({ min: 0, max: 10_000 });
  const type = fc.constantFrom('amount', 'percentage', 'fixed price');
  fc.assert(
    fc.property(price, alone, type, fc.integer({ min: 0, max: 10_000 }), (unit, limit, kind, value) => {
      const one = adjustment({ type: kind, value, alone: limit });
      if (!exceedsOwnLimit(unit, one)) expect(unitOff(unit, one) * 10_000).toBeLessThanOrEqual(unit * limit);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['the same line', {}, true],
  ['another line', { lineId: 'other' }, false],
  ['another size', { upc: '4000000000024' }, false],
  ['more of it', { quantity: 3 }, false],
  ['less of it', { quantity: 1 }, false],
  ['a lower price', { price: 9000 }, false],
  ['a higher price', { price: 12_000 }, false],
] as const)('an approval of a line, asked for %s: %s', (_, particulars, holds) => {
  const approved = adjustment({ approval: { employeeId: 'lead', at, lines: [line] } });
  expect(isApproved(approved, { ...line, ...particulars }, new Date(at))).toBe(holds);
});

test('an approval holds for half an hour', () => {
  const approved = adjustment({ approval: { employeeId: 'lead', at, lines: [line] } });
  const after = (ms: number) => isApproved(approved, line, new Date(new Date(at).getTime() + ms));
  expect([after(0), after(approvalMs - 1), after(approvalMs)]).toEqual([true, true, false]);
  expect(isApproved(adjustment({}), line, new Date(at))).toBe(false);
});
