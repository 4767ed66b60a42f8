import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOfPosting } from '../ledger/posting.ts';
import { activeBefore, pointsExpireAt, pointsFor, pointsWithout } from './earning.ts';
import { capturePoints, holdPoints, refundPoints, releasePoints } from './points-payment.ts';
import { voucherOf, vouchersFor } from './vouchers.ts';

const line = (amount: number, tax = 0, isGiftCard = false) => ({ amount, tax, isGiftCard });
const earning = { taxIncluded: false, rewards: 0 };

test.each([
  ['whole units', { lines: [line(8000)] }, 80],
  ['without tax that is added', { lines: [line(8000, 440)] }, 80],
  ['without tax that is included', { lines: [line(11_900, 1900)], taxIncluded: true }, 100],
  ['the sum of the lines, rounded down once', { lines: [line(1950), line(1950)] }, 39],
  ['without a unit that is not whole', { lines: [line(8099)] }, 80],
  ['without what rewards paid', { lines: [line(8000)], rewards: 1000 }, 70],
  ['never less than none', { lines: [line(500)], rewards: 1000 }, 0],
  ['no gift cards', { lines: [line(8000), line(5000, 0, true)] }, 80],
])('points are for goods: %s [C9.32]', (_, given, points) => {
  expect(pointsFor({ ...earning, ...given })).toBe(points);
});

test('goods that come back take their share of the points with them, however they are split [C9.32]', () => {
  const lines = [
    { ...line(3999, 300), lineNo: 1, qty: 3 },
    { ...line(8050), lineNo: 2, qty: 1 },
  ];
  const order = { ...earning, lines };
  expect(pointsWithout(order, new Map())).toBe(pointsFor(order));
  expect(pointsWithout(order, new Map([[1, 1]]))).toBe(107);
  expect(
    pointsWithout(
      order,
      new Map([
        [1, 3],
        [2, 1],
      ]),
    ),
  ).toBe(0);
  fc.assert(
    fc.property(fc.nat(3), fc.nat(3), (some, more) => {
      const both = Math.min(3, some + more);
      expect(pointsWithout(order, new Map([[1, both]]))).toBeLessThanOrEqual(
        pointsWithout(order, new Map([[1, some]])),
      );
    }),
  );
});

test.each([
  ['2026-11-22T12:00:00.000Z', '2027-11-22T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
])('points of %s expire at %s', (active, expires) => {
  expect(pointsExpireAt(new Date(active)).toISOString()).toBe(expires);
});

test('what was active a year ago to the moment has not expired', () => {
  expect(activeBefore(new Date('2027-11-22T12:00:00Z'))).toEqual(new Date('2026-11-22T12:00:00Z'));
});

test.each([
  [250, undefined, [true, true, false], [true, true, false]],
  [400, 1000, [true, true, true], [true, true, false]],
  [99, undefined, [false, false, false], [false, false, false]],
  [1000, 2000, [true, true, true], [true, true, true]],
])('with %i points and a total of %s the vouchers are %j and %j [C9.33]', (balance, total, available, eligible) => {
  const vouchers = vouchersFor(balance, total);
  expect(vouchers.map((one) => one.available)).toEqual(available);
  expect(vouchers.map((one) => one.eligible)).toEqual(eligible);
});

test('there are vouchers for 100, 200 and 400 points, worth 5, 10 and 20 [C9.33]', () => {
  expect([100, 200, 400].map((points) => voucherOf(points)?.amount)).toEqual([500, 1000, 2000]);
  expect(voucherOf(300)).toBeUndefined();
});

test('however a voucher is taken and given back in parts, all its points come back, and nothing is made or lost', () => {
  const amounts = fc.record({
    points: fc.integer({ min: 1, max: 2000 }),
    amount: fc.integer({ min: 1, max: 20_000 }),
    taken: fc.double({ min: 0.01, max: 1, noNaN: true }),
    refunds: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(amounts, ({ points, amount, taken, refunds }) => {
      const payment = { holder: 'C', points, amount, unit: 'EUR' } as const;
      const captured = Math.max(1, Math.floor(amount * taken));
      const postings = [holdPoints(payment), capturePoints(payment, captured)];
      if (captured < amount) postings.push(releasePoints(payment, captured));
      let refunded = 0;
      for (const share of [...refunds, 1]) {
        const part = Math.min(captured - refunded, Math.max(1, Math.floor(captured * share)));
        if (part > 0) postings.push(refundPoints(payment, part, refunded));
        refunded += part;
      }
      for (const entries of postings) {
        const posting = { key: 'k', kind: 'hold', reference: 'r', entries } as const;
        expect(problemOfPosting(posting)).toBeUndefined();
      }
      const sums = new Map<string, number>();
      for (const { account, amount: change } of postings.flat()) {
        const key = `${account.kind} ${account.part}`;
        sums.set(key, (sums.get(key) ?? 0) + change);
      }
      expect(sums.get('points available')).toBe(0);
      expect(sums.get('points held')).toBe(0);
      expect(sums.get('voucher held')).toBe(0);
    }),
  );
});
