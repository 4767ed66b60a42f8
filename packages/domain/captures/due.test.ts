import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundShares } from '../payments/refund-shares.ts';
import { leftOf } from '../refunds/left.ts';
import { give, type PaidOrder } from '../returns/give.ts';
import { captureBy, capturesDue, isSettled, nextTry } from './due.ts';
import { owedByNow } from './owed.ts';

const card = { key: 'card', amount: 7000, byParcel: true, booked: 0, released: 0 };
const value = { key: 'value', amount: 3000, byParcel: false, booked: 0, released: 0 };

test.each([
  ['value counts first, though the card has the lower key', [card, value], 5000, 2000],
  ['value covers what is owed', [value, card], 3000, 0],
  ['what was captured before is not captured again', [value, { ...card, booked: 1500 }], 5000, 500],
  ['what was released of value is not counted', [{ ...value, released: 1000 }, card], 5000, 3000],
  ['two cards share what is owed', [card, { ...card, key: 'other' }], 5000, 5000],
  ['more was captured than is owed', [{ ...card, booked: 1500 }], 1000, 0],
  ['another card has paid for it', [card, value, { ...card, key: 'other', booked: 1500 }], 4500, 0],
  ['the last parcel takes what is left', [value, { ...card, booked: 1500 }], undefined, 5500],
  ['what was released is not captured', [{ ...card, booked: 1500, released: 5000 }], undefined, 500],
  ['nothing is left', [{ ...card, booked: 2000, released: 5000 }], undefined, 0],
])('%s', (_, payments, owed, amount) => {
  expect(capturesDue(payments, owed)).toEqual(amount === 0 ? [] : [{ key: 'card', amount }]);
});

test('tries come at growing pauses, a day at most', () => {
  const now = new Date('2026-05-04T16:00:00Z');
  const minutes = (tries: number) =>
    ((nextTry({ tries, captureBy: now }, now)?.getTime() ?? 0) - now.getTime()) / 60_000;
  expect([1, 2, 3, 10, 11, 99].map(minutes)).toEqual([2, 4, 8, 1024, 1440, 1440]);
});

test.each([
  [6999, 0, false],
  [5000, 1999, false],
  [5000, 2000, true],
])('of 7000, with %i captured and %i released, whether nothing is held any more: %s', (booked, released, isNothing) => {
  expect(isSettled({ amount: 7000, booked, released })).toBe(isNothing);
});

test.each([
  ['its hold is not known', 99, null, false],
  ['its hold is not over', 99, '2026-05-05T16:00:00Z', false],
  ['its hold is over, but it was refused four times', 4, '2026-05-04T16:00:00Z', false],
  ['its hold is over, and it was refused five times', 5, '2026-05-04T16:00:00Z', true],
])('whether a capture is given up when %s', (_, tries, captureBy, isGivenUp) => {
  const now = new Date('2026-05-05T16:00:00Z');
  expect(nextTry({ tries, captureBy: captureBy === null ? null : new Date(captureBy) }, now) === undefined).toBe(
    isGivenUp,
  );
});

test('a payment is captured a day before its hold ends', () => {
  expect(captureBy(new Date('2026-05-04T16:00:00Z'), 7)).toEqual(new Date('2026-05-10T16:00:00Z'));
});

const orders = fc.record({
  lines: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 4 }), paid: fc.nat(9000) }), {
    minLength: 1,
    maxLength: 4,
  }),
  shipping: fc.nat(900),
  /** Of a thousand: what value pays. */
  ofValue: fc.nat(1000),
  /** Which unit of which line is sent, cancelled or, once sent, given back, or how much is given back by amount. */
  steps: fc.array(fc.record({ kind: fc.constantFrom('send', 'cancel', 'return', 'give'), pick: fc.nat(1000) }), {
    maxLength: 40,
  }),
});

test('however parcels, cancellations and refunds follow each other, captures are what is owed and never exceed what is held', () => {
  fc.assert(
    fc.property(orders, ({ lines, shipping, ofValue, steps }) => {
      const total = lines.reduce((sum, { paid }) => sum + paid, shipping);
      const order: PaidOrder = {
        ...{ shipping, shippingTax: 0, taxIncluded: true },
        lines: lines.map((one, at) => ({ ...one, lineNo: at + 1, tax: 0, sent: true })),
      };
      const worth = Math.floor((total * ofValue) / 1000);
      const payments = [
        { key: 'a', amount: worth, byParcel: false, booked: 0, released: 0, refunded: 0 },
        { key: 'b', amount: total - worth, byParcel: true, booked: 0, released: 0, refunded: 0 },
      ];
      const units = lines.map(({ qty }) => ({ left: qty, sent: 0, cancelled: 0, returned: 0 }));
      const refund = (amount: number, first: 'taken' | 'held') => {
        const held = payments.map((one) => ({
          ...one,
          uncaptured: one.byParcel ? one.amount - one.booked - one.released : 0,
        }));
        const shares = refundShares(held, amount, { first });
        if (typeof shares === 'string') return;
        for (const { key, amount: share, released } of shares) {
          const one = payments.find((payment) => payment.key === key);
          if (!one) throw new Error(key);
          one.refunded += share;
          one.released += released;
        }
      };
      const capture = () => {
        const now = owedByNow({
          ...{ shipping, shipments: [{ shippingId: '', kind: 'home', shipped: false, delivered: false }] },
          lines: lines.map((one, at) => ({
            ...{ ...one, lineNo: at + 1, shippingId: '', atOnce: false, digital: false },
            ...{ cancelled: units[at]?.cancelled ?? 0, inParcels: units[at]?.sent ?? 0, unissued: 0 },
          })),
        });
        const before = payments.reduce((sum, one) => sum + one.booked, 0);
        for (const { key, amount } of capturesDue(payments, now)) {
          expect(amount).toBeGreaterThan(0);
          const one = payments.find((payment) => payment.key === key);
          if (one) one.booked += amount;
        }
        // The card never pays more than has left, beyond what value has paid.
        if (now !== undefined) {
          expect(payments.reduce((sum, one) => sum + one.booked, 0)).toBeLessThanOrEqual(Math.max(before, now - worth));
        }
        return now;
      };
      const check = () => {
        for (const { amount, booked, released, refunded } of payments) {
          expect(booked + released).toBeLessThanOrEqual(amount);
          expect(refunded).toBeLessThanOrEqual(amount);
          expect(released).toBeLessThanOrEqual(refunded);
        }
        const ofCard = payments[1];
        // No provider gives back more than it has captured.
        if (ofCard) expect(ofCard.refunded - ofCard.released).toBeLessThanOrEqual(ofCard.booked);
      };
      for (const { kind, pick } of steps) {
        const unit = units[pick % units.length];
        const lineNo = (pick % units.length) + 1;
        if (!unit) continue;
        const back = new Map(units.map(({ cancelled, returned }, at) => [at + 1, cancelled + returned]));
        const due = () =>
          give(order, { units: back, exchanged: false, left: leftOf(payments) }, [{ lineNo, units: 1, exchange: null }])
            .refund;
        if (kind === 'send' && unit.left > 0) {
          unit.left -= 1;
          unit.sent += 1;
        } else if (kind === 'cancel' && unit.left > 0) {
          refund(due(), 'held');
          unit.left -= 1;
          unit.cancelled += 1;
        } else if (kind === 'return' && unit.sent > unit.returned) {
          refund(due(), 'taken');
          unit.returned += 1;
        } else if (kind === 'give') refund(Math.min(pick, leftOf(payments)), 'taken');
        capture();
        check();
      }
      for (const unit of units) {
        unit.sent += unit.left;
        unit.left = 0;
      }
      expect(capture()).toBeUndefined();
      check();
      expect(payments.filter(({ byParcel }) => byParcel).every(isSettled)).toBe(true);
      // What was captured less what was given back is what the shop keeps: the total less all refunds.
      const kept = payments.reduce(
        (sum, { byParcel, amount, booked, released, refunded }) =>
          sum + (byParcel ? booked : amount) - (refunded - released),
        0,
      );
      expect(kept).toBe(leftOf(payments));
    }),
  );
});
