import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOfReturn } from './refund.ts';

const socks = { lineNo: 1, qty: 3, paid: 1000, sent: true };
const boots = { lineNo: 2, qty: 1, paid: 9000, sent: true };
const card = { lineNo: 3, qty: 1, paid: 500, sent: false };
const order = { lines: [socks, boots, card], shipping: 490 };

test.each<[readonly [number, number][], readonly [number, number][], number]>([
  [[], [[1, 1]], 333],
  [[[1, 1]], [[1, 1]], 333],
  [[[1, 2]], [[1, 1]], 334],
  [[], [[2, 1]], 9000],
  [[[1, 3]], [[2, 1]], 9490],
  [
    [],
    [
      [1, 3],
      [2, 1],
    ],
    10_490,
  ],
  [[], [[1, 0]], 0],
])('after %o, taking back %o gives back %i', (before, now, total) => {
  expect(refundOfReturn(order, new Map(before), new Map(now)).total).toBe(total);
});

const line = fc.record({ qty: fc.integer({ min: 1, max: 6 }), paid: fc.nat(100_000), sent: fc.boolean() });

test('however a purchase is sent back, never more than was paid is given back, and all of it for everything [C9.34]', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.nat(5000),
      fc.array(fc.nat(1000), { maxLength: 40 }),
      (drawn, shipping, picks) => {
        const lines = drawn.map((one, index) => ({ ...one, lineNo: index + 1 }));
        fc.pre(lines.some(({ sent }) => sent));
        const paid = lines.reduce((sum, one) => sum + one.paid, shipping);
        const before = new Map<number, number>();
        let refunded = 0;
        const takeBack = (lineNo: number, units: number) => {
          const { total } = refundOfReturn({ lines, shipping }, before, new Map([[lineNo, units]]));
          expect(total).toBeGreaterThanOrEqual(0);
          refunded += total;
          before.set(lineNo, (before.get(lineNo) ?? 0) + units);
          expect(refunded).toBeLessThanOrEqual(paid);
        };
        for (const pick of picks) {
          const chosen = lines[pick % lines.length];
          if (chosen && (before.get(chosen.lineNo) ?? 0) < chosen.qty) takeBack(chosen.lineNo, 1);
        }
        const left = lines.filter((one) => (before.get(one.lineNo) ?? 0) < one.qty);
        for (const one of left.toSorted((a, b) => Number(a.sent) - Number(b.sent))) {
          takeBack(one.lineNo, one.qty - (before.get(one.lineNo) ?? 0));
        }
        if (left.some(({ sent }) => sent)) expect(refunded).toBe(paid);
      },
    ),
  );
});
