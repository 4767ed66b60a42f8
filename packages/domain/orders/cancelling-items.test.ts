import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leftOf } from '../refunds/left.ts';
import { give, type PaidOrder } from '../returns/give.ts';
import {
  type CancellableLine,
  cancellableUnits,
  emptiedShipments,
  endsOrder,
  type ItemsCancellable,
  shopperCancellableUnits,
} from './cancelling-items.ts';

const placedAt = new Date('2026-05-04T16:00:00Z');
const minutesLater = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);
const way = {
  ...{ kind: 'home' as const, packed: false, partlyShipped: false, shipped: false, ready: false, delivered: false },
  cancelled: false,
};
const line = (lineNo: number, more: Partial<CancellableLine> = {}): CancellableLine => ({
  ...{ lineNo, shippingId: 'home', qty: 2, cancelled: 0, digital: false, waiting: 0, unplaced: 0 },
  ...more,
});
const order = (more: Partial<ItemsCancellable> = {}): ItemsCancellable => ({
  ...{ state: 'confirmed', placedAt, isExchange: false },
  lines: [line(1), line(2, { shippingId: 'pickup', qty: 3, cancelled: 1 }), line(3, { digital: true })],
  shipments: [
    { ...way, shippingId: 'home' },
    { ...way, kind: 'pickup', shippingId: 'pickup' },
  ],
  ...more,
});
const all = [
  [1, 2],
  [2, 2],
];
const begun = (more: Partial<typeof way>) => [
  { ...way, ...more, shippingId: 'home' },
  { ...way, kind: 'pickup' as const, shippingId: 'pickup' },
];

test.each<[string, Partial<ItemsCancellable>, readonly (readonly number[])[]]>([
  ['nobody has begun', {}, all],
  ['another shipment is packed', { state: 'in fulfilment' }, all],
  ['its shipment is packed', { shipments: begun({ packed: true }) }, [[2, 2]]],
  ['a part of it has left', { shipments: begun({ partlyShipped: true }) }, [[2, 2]]],
  [
    'no place has pieces of what has left in part',
    { lines: [line(1, { unplaced: 1 }), line(2)], shipments: begun({ partlyShipped: true }), state: 'in fulfilment' },
    [[1, 1]],
  ],
  ['no place has pieces of what nobody has begun', { lines: [line(1, { unplaced: 1 })] }, [[1, 2]]],
  ['no place has pieces of what replaces goods', { isExchange: true, lines: [line(1, { unplaced: 1 })] }, []],
  [
    'no place has pieces of an order of which all has left',
    { state: 'shipped', lines: [line(1, { unplaced: 1 })] },
    [],
  ],
  ['all of a line was cancelled before', { lines: [line(1, { cancelled: 2 }), line(2)] }, [[2, 2]]],
  ['it has left', { shipments: begun({ shipped: true }) }, [[2, 2]]],
  ['it is ready', { shipments: begun({ ready: true }) }, [[2, 2]]],
  ['it was taken at once', { shipments: begun({ delivered: true }) }, [[2, 2]]],
  ['it replaces what comes back', { isExchange: true }, []],
  ['it is not paid', { state: 'payment pending' }, []],
  ['it has ended', { state: 'cancelled' }, []],
  ['all of it has left', { state: 'shipped' }, []],
  [
    'a gift card waits for its money',
    { lines: [line(3, { digital: true, waiting: 1 })], state: 'delivered' },
    [[3, 1]],
  ],
  [
    'a gift card waits, and the goods beside it have come back',
    { lines: [line(1), line(3, { digital: true, waiting: 1 })], state: 'returned' },
    [[3, 1]],
  ],
  ['goods are on their way back', { state: 'return requested' }, []],
  ['a gift card waits in an order that has ended', { lines: [line(3, { waiting: 1 })], state: 'refunded' }, []],
])('when %s, staff may cancel these units', (_, more, units) => {
  expect([...cancellableUnits(order(more))]).toEqual(units);
});

test.each<[string, Partial<ItemsCancellable>, boolean, number, boolean]>([
  ['within the minutes', {}, true, 29, true],
  ['after them', {}, true, 30, false],
  ['where the shop does not allow it', {}, false, 1, false],
  ['once anything is packed', { state: 'in fulfilment' }, true, 1, false],
])('a shopper may cancel items %s', (_, more, isAllowed, at, may) => {
  const units = shopperCancellableUnits(order(more), { isAllowed, minutes: 30, now: minutesLater(at) });
  expect(units.size > 0).toBe(may);
});

test('a shopper cancels no gift card by themselves that waits for its money', () => {
  const one = order({ lines: [line(3, { digital: true, waiting: 1 })] });
  expect(shopperCancellableUnits(one, { isAllowed: true, minutes: 30, now: placedAt }).size).toBe(0);
});

test('an order ends with the last of its units, and a shipment with the last of its own', () => {
  const { lines } = order();
  const last = new Map([
    [1, 2],
    [2, 2],
  ]);
  expect(endsOrder(lines, last)).toBe(false);
  expect(endsOrder(lines, new Map([...last, [3, 2]]))).toBe(true);
  expect(emptiedShipments([line(1), line(2, { shippingId: 'pickup' })], new Map([[2, 2]]))).toEqual(['pickup']);
  expect(emptiedShipments([line(1), line(2)], new Map([[2, 2]]))).toEqual([]);
  const before = line(1, { shippingId: 'pickup', cancelled: 2 });
  expect(emptiedShipments([before, line(2)], new Map([[2, 2]]))).toEqual(['home']);
});

const orders = fc
  .record({
    lines: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 5 }), paid: fc.nat(50_000) }), {
      minLength: 1,
      maxLength: 5,
    }),
    shipping: fc.nat(2000),
    taxIncluded: fc.boolean(),
  })
  .map(
    ({ lines, ...rest }): PaidOrder => ({
      ...rest,
      shippingTax: 0,
      lines: lines.map(({ qty, paid }, at) => ({ lineNo: at + 1, qty, paid, tax: Math.floor(paid / 6), sent: true })),
    }),
  );

/** Gives back for units one after the other, as they are cancelled. */
function cancelAll(order: PaidOrder, steps: readonly Readonly<{ lineNo: number; units: number }>[]) {
  const units = new Map<number, number>();
  const paid = order.lines.reduce((sum, one) => sum + one.paid, order.shipping);
  const payment = { amount: paid, refunded: 0 };
  for (const { lineNo, units: count } of steps) {
    const given = give(order, { units, exchanged: false, left: leftOf([payment]) }, [
      { lineNo, units: count, exchange: null },
    ]);
    units.set(lineNo, (units.get(lineNo) ?? 0) + count);
    payment.refunded += given.refund;
    expect(given.refund).toBeGreaterThanOrEqual(0);
    expect(payment.refunded).toBeLessThanOrEqual(paid);
  }
  return { paid, refunded: payment.refunded };
}

test('however an order is cancelled item by item, together that is its cancellation as a whole, and never more than was paid', () => {
  fc.assert(
    fc.property(orders, fc.array(fc.nat(1000), { maxLength: 30 }), (order, picks) => {
      const left = new Map(order.lines.map(({ lineNo, qty }) => [lineNo, qty]));
      const steps = picks.flatMap((pick) => {
        const { lineNo } = order.lines[pick % order.lines.length] as PaidOrder['lines'][number];
        const open = left.get(lineNo) ?? 0;
        if (open === 0) return [];
        const units = 1 + (pick % open);
        left.set(lineNo, open - units);
        return [{ lineNo, units }];
      });
      const partial = cancelAll(order, steps);
      expect(partial.refunded).toBeLessThanOrEqual(partial.paid);
      const rest = [...left].flatMap(([lineNo, units]) => (units > 0 ? [{ lineNo, units }] : []));
      expect(cancelAll(order, [...steps, ...rest])).toEqual({ paid: partial.paid, refunded: partial.paid });
    }),
  );
});
