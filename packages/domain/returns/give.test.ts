import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Given, give, isDeliveryDue, type PaidOrder, type TakenBack } from './give.ts';

const included: PaidOrder = {
  lines: [
    { lineNo: 1, qty: 2, paid: 20_000, tax: 3193, sent: true },
    { lineNo: 2, qty: 1, paid: 1990, tax: 317, sent: true },
  ],
  shipping: 490,
  shippingTax: 78,
  taxIncluded: true,
};
const added: PaidOrder = {
  lines: [{ lineNo: 1, qty: 2, paid: 20_001, tax: 1601, sent: true }],
  shipping: 695,
  shippingTax: 0,
  taxIncluded: false,
};
const nothing = { units: new Map<number, number>(), exchanged: false, left: 100_000 };
const swap = (lineNo: number, units: number, most: number | null = null): TakenBack => ({
  ...{ lineNo, units, exchange: { most } },
});
const pay = (lineNo: number, units: number): TakenBack => ({ lineNo, units, exchange: null });

test('for the same price all that was paid goes along, and no money moves', () => {
  expect(give(included, nothing, [swap(1, 1)])).toEqual({
    lines: [{ lineNo: 1, units: 1, due: 10_000, carried: { row: 10_000, tax: 1596 } }],
    delivery: { amount: 0, carried: null },
    refund: 0,
    carried: 10_000,
  });
  expect(give(added, nothing, [swap(1, 1)])).toMatchObject({
    lines: [{ due: 10_000, carried: { row: 9200, tax: 800 } }],
    refund: 0,
    carried: 10_000,
  });
});

test('for a lower price the difference is given back, with its tax', () => {
  expect(give(included, nothing, [swap(1, 1, 8000)])).toMatchObject({ refund: 2000, carried: 8000 });
  expect(give(added, nothing, [swap(1, 1, 4600)])).toMatchObject({
    lines: [{ carried: { row: 4600, tax: 400 } }],
    refund: 5000,
    carried: 5000,
  });
});

test('one return may give money for an item and another size for the next', () => {
  expect(give(included, nothing, [pay(2, 1), swap(1, 1)])).toMatchObject({ refund: 1990, carried: 10_000 });
});

test('a line of which no unit is taken is given nothing', () => {
  expect(give(included, nothing, [pay(1, 0), pay(2, 1)])).toMatchObject({
    lines: [{ lineNo: 2, due: 1990 }],
    refund: 1990,
  });
});

test('delivery goes with the last unit: in money, or along with what replaces it, and stays when something was exchanged before', () => {
  const before = (exchanged: boolean) => ({ units: new Map([[1, 2]]), exchanged, left: 100_000 });
  expect(give(included, before(false), [pay(2, 1)])).toMatchObject({ refund: 2480, delivery: { amount: 490 } });
  expect(give(included, before(true), [pay(2, 1)])).toMatchObject({ refund: 1990, delivery: { amount: 0 } });
  expect(give(included, before(false), [swap(2, 1)])).toMatchObject({
    delivery: { amount: 490, carried: { row: 490, tax: 78 } },
    refund: 0,
    carried: 2480,
  });
  const partly = give(included, nothing, [pay(1, 2), swap(2, 1)]);
  expect(partly).toMatchObject({ delivery: { carried: { row: 490 } }, refund: 20_000, carried: 2480 });
  const all = give(added, nothing, [swap(1, 2)]);
  expect(all).toMatchObject({ delivery: { carried: { row: 695, tax: 0 } }, carried: 20_696, refund: 0 });
});

const orders = fc.record({
  lines: fc
    .array(
      fc.record({ qty: fc.integer({ min: 1, max: 5 }), paid: fc.nat(50_000), percent: fc.nat(25), sent: fc.boolean() }),
      { minLength: 1, maxLength: 4 },
    )
    .map((lines) =>
      lines.map(({ percent, ...line }, at) => ({
        ...{ ...line, lineNo: at + 1, tax: Math.floor((line.paid * percent) / (100 + percent)) },
      })),
    ),
  shipping: fc.nat(2000),
  shippingTax: fc.constant(0),
  taxIncluded: fc.boolean(),
});

/** An order that some exchange was made into, or the one that was bought, with what came back of it. */
type Open = { order: PaidOrder; units: Map<number, number>; exchanged: boolean; left: number };

/** The order that replaces what was exchanged. */
function madeOf({ lines, delivery }: Given, { taxIncluded }: PaidOrder): PaidOrder {
  const total = ({ row, tax }: { row: number; tax: number }) => row + (taxIncluded ? 0 : tax);
  const carried = lines.flatMap(({ units, carried: share }) => (share ? [{ units, share }] : []));
  return {
    lines: carried.map(({ units, share }, at) => ({
      ...{ lineNo: at + 1, qty: units, paid: total(share), tax: share.tax, sent: true },
    })),
    shipping: delivery.carried ? total(delivery.carried) : 0,
    shippingTax: delivery.carried?.tax ?? 0,
    taxIncluded,
  };
}

const acts = fc.array(
  fc.record({
    which: fc.nat(1000),
    line: fc.nat(1000),
    units: fc.nat(1000),
    most: fc.option(fc.nat(40_000)),
    way: fc.nat(3),
  }),
  { maxLength: 40 },
);

test('what units are worth is lowered in its proportion where staff have given money back before', () => {
  const before = { ...nothing, left: 11_240 };
  // All of it cost 22480.
  expect(give(included, before, [pay(1, 2), pay(2, 1)])).toEqual({
    lines: [
      { lineNo: 1, units: 2, due: 10_000, carried: null },
      { lineNo: 2, units: 1, due: 995, carried: null },
    ],
    ...{ delivery: { amount: 245, carried: null }, refund: 11_240, carried: 0 },
  });
  const half = { ...nothing, left: 10_348 };
  expect(give(added, half, [swap(1, 2)])).toMatchObject({
    lines: [{ due: 10_000, carried: { row: 9200, tax: 800 } }],
    ...{ delivery: { amount: 348, carried: { row: 348, tax: 0 } }, refund: 0, carried: 10_348 },
  });
  expect(give(included, { ...nothing, left: 0 }, [pay(1, 1)])).toMatchObject({ lines: [{ due: 0 }], refund: 0 });
});

test('however goods are exchanged, exchanged again and sent back, at whatever price, and money is given back in between, never more than was paid comes back', () => {
  fc.assert(
    fc.property(orders, acts, (order, steps) => {
      const paid = order.lines.reduce((sum, line) => sum + line.paid, order.shipping);
      const open: Open[] = [{ order, units: new Map(), exchanged: false, left: paid }];
      let refunded = 0;
      const takeBack = (one: Open, now: readonly TakenBack[]) => {
        const given = give(one.order, one, now);
        refunded += given.refund;
        one.left -= given.refund + given.carried;
        expect(given.refund).toBeGreaterThanOrEqual(0);
        for (const { lineNo, units } of now) one.units.set(lineNo, (one.units.get(lineNo) ?? 0) + units);
        if (now.some(({ exchange }) => exchange)) {
          one.exchanged = true;
          const made = madeOf(given, one.order);
          expect(made.lines.reduce((sum, line) => sum + line.paid, made.shipping)).toBe(given.carried);
          open.push({ order: made, units: new Map(), exchanged: false, left: given.carried });
        }
      };
      for (const { which, line, units, most, way } of steps) {
        const one = open[which % open.length] as Open;
        const { lineNo, qty } = one.order.lines[line % one.order.lines.length] as PaidOrder['lines'][number];
        const left = qty - (one.units.get(lineNo) ?? 0);
        if (way === 3) {
          const amount = Math.min(most ?? 0, one.left);
          one.left -= amount;
          refunded += amount;
        } else if (left > 0)
          takeBack(one, [{ lineNo, units: 1 + (units % left), exchange: way === 0 ? null : { most } }]);
        expect(refunded).toBeLessThanOrEqual(paid);
      }
      for (const one of [...open]) {
        const left = one.order.lines.flatMap(({ lineNo, qty }): TakenBack[] => {
          const units = qty - (one.units.get(lineNo) ?? 0);
          return units > 0 ? [{ lineNo, units, exchange: null }] : [];
        });
        if (left.length > 0) takeBack(one, left);
      }
      // At most the delivery is left, of what was exchanged in part.
      expect(refunded).toBeLessThanOrEqual(paid);
      expect(refunded).toBeGreaterThanOrEqual(paid - order.shipping);
    }),
  );
});

const allBack = {
  units: new Map([
    [1, 2],
    [2, 1],
  ]),
  exchanged: false,
  delivery: 0,
} as const;

test.each([
  ['all that was sent was given for', {}, {}, true],
  [
    'a unit is kept',
    {},
    {
      units: new Map([
        [1, 1],
        [2, 1],
      ]),
    },
    false,
  ],
  ['a line is kept', {}, { units: new Map([[1, 2]]) }, false],
  [
    'a line that was kept was never sent',
    { lines: included.lines.map((line) => ({ ...line, sent: line.lineNo === 1 })) },
    { units: new Map([[1, 2]]) },
    true,
  ],
  ['something sent in exchange is kept', {}, { exchanged: true }, false],
  ['the delivery was given back before', {}, { delivery: 490 }, false],
  ['delivery was free', { shipping: 0 }, {}, false],
] as const)('when %s, whether the delivery is due: %o %o %s', (_what, order, given, isDue) => {
  expect(isDeliveryDue({ ...included, ...order }, { ...allBack, ...given })).toBe(isDue);
});
