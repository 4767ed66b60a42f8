import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitsOf } from '../promotion.ts';
import { buyGetOther } from './buy-get-other.ts';
import type { BenefitOf, JoinedRow } from './effect.ts';

type Deal = BenefitOf<'buy-get-other'>;

const of = (category: string, units: number): UnitsOf => ({ masterIds: [], categories: [category], units });
const deal = (buy: number, get: number, percent = 100): Deal => {
  return { kind: 'buy-get-other', bought: of('boots', buy), got: of('socks', get), percent };
};
const row = (categories: string, each: number, quantity = 1): JoinedRow => {
  return { masterId: categories, categories: categories.split('+'), quantity, rowTotal: quantity * each };
};
const off = (benefit: Deal, rows: readonly JoinedRow[]) => buyGetOther.offRows?.(benefit, rows, 'USD') ?? [];
const total = (amounts: readonly (number | undefined)[]) => amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

test.each<readonly [string, Deal, readonly JoinedRow[], readonly (number | undefined)[]]>([
  ['one free', deal(1, 1), [row('boots', 9000), row('socks', 900)], [0, 900]],
  ['half of one', deal(1, 1, 50), [row('boots', 9000), row('socks', 901)], [0, 450.5]],
  ['nothing of too few', deal(2, 1), [row('boots', 9000), row('socks', 900)], [undefined, undefined]],
  ['nothing where no other goods are', deal(1, 1), [row('boots', 9000, 3)], [undefined]],
  ['once for each two', deal(2, 1), [row('boots', 9000, 5), row('socks', 900, 4)], [0, 1800]],
  ['as many as there are', deal(1, 3), [row('boots', 9000), row('socks', 900, 2)], [0, 1800]],
  ['the dearest', deal(1, 1), [row('socks', 900), row('boots', 100), row('socks', 1200)], [undefined, 0, 1200]],
  ['nothing of other goods', deal(1, 1), [row('hats', 5000), row('boots', 1), row('socks', 9)], [undefined, 0, 9]],
  [
    'and leaves alone what need not be bought for it',
    deal(1, 1),
    [row('boots', 7000), row('boots', 9000), row('socks', 900)],
    [undefined, 0, 900],
  ],
  ['of what fits both sides each unit once', deal(1, 1), [row('boots+socks', 900, 3)], [900]],
  ['what fits both where more is off so', deal(1, 1), [row('boots', 50), row('boots+socks', 900)], [0, 900]],
  ['what is bought only by fitting both', deal(1, 1), [row('boots+socks', 900), row('socks', 500)], [0, 500]],
])('for goods that are bought others are reduced: %s', (_, benefit, rows, taken) => {
  expect(off(benefit, rows)).toEqual(taken);
});

const attributes = (gender: string, colour: string) => ({ gender: [gender], activity: [], colour: [colour] });
const like = (one: JoinedRow, gender: string, colour: string): JoinedRow => {
  return { ...one, attributes: attributes(gender, colour) };
};

test('a side may be of those goods alone that have attributes, and those without any are on no such side', () => {
  const blue = deal(1, 1);
  const ofBlue: Deal = { ...blue, got: { ...blue.got, attributes: { colour: ['blue', 'grey'], gender: ['women'] } } };
  const boots = row('boots', 9000);
  const of = (gender: string, colour: string) => off(ofBlue, [boots, like(row('socks', 900), gender, colour)]);
  expect(of('women', 'grey')).toEqual([0, 900]);
  expect(of('women', 'red')).toEqual([undefined, undefined]);
  expect(of('men', 'blue')).toEqual([undefined, undefined]);
  expect(off(ofBlue, [boots, row('socks', 900)])).toEqual([undefined, undefined]);
  const rows = [boots, like(row('socks', 900), 'women', 'red')];
  expect(buyGetOther.lackOfRows?.(ofBlue, rows)).toEqual({ reason: 'too-few', missing: 1 });
});

test('both sides may be of the same goods only where their attributes keep them apart', () => {
  const both = (bought: Deal['bought']['attributes'], got: Deal['got']['attributes']) =>
    buyGetOther.problem?.({
      ...deal(1, 1),
      bought: { ...of('boots', 1), ...(bought ? { attributes: bought } : {}) },
      got: { ...of('boots', 1), ...(got ? { attributes: got } : {}) },
    });
  expect(both({ gender: ['women'] }, { gender: ['men'] })).toBeUndefined();
  expect(both({ gender: ['women', 'men'] }, { gender: ['men'] })).toBe('buy-get-goods');
  expect(both({ gender: ['women'] }, { colour: ['blue'] })).toBe('buy-get-goods');
  expect(both({ gender: ['women'] }, undefined)).toBe('buy-get-goods');
  expect(both({ gender: [] }, { gender: ['men'] })).toBe('attributes');
});

test.each<readonly [readonly JoinedRow[], number | undefined]>([
  [[row('boots', 9000)], 2],
  [[row('boots', 9000, 2)], 1],
  [[row('socks', 900, 5)], 2],
  [[row('boots', 9000, 2), row('socks', 900)], undefined],
  [[row('boots+socks', 900)], 2],
  [[row('boots+socks', 900, 2), row('socks', 900)], undefined],
  [[row('boots+socks', 900, 3)], undefined],
])('what is lacking is counted in units of either side: %#', (rows, missing) => {
  const lack = missing === undefined ? undefined : { reason: 'too-few', missing };
  expect(buyGetOther.lackOfRows?.(deal(2, 2), rows)).toEqual(lack);
});

const deals = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 100 }))
  .map(([buy, get, percent]) => deal(buy, get, percent));
const rows = fc.array(
  fc
    .record({
      categories: fc.constantFrom('boots', 'socks', 'boots+socks', 'hats'),
      each: fc.integer({ min: 1, max: 20_000 }),
      quantity: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ categories, each, quantity }) => row(categories, each, quantity)),
  { minLength: 1, maxLength: 7 },
);

test('the order of the rows does not matter, no row costs less than nothing, and something is off unless it is lacking', () => {
  fc.assert(
    fc.property(deals, rows, (benefit, given) => {
      const taken = off(benefit, given);
      for (const [index, amount = 0] of taken.entries()) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(given[index]?.rowTotal ?? 0);
      }
      expect(total(off(benefit, given.toReversed()))).toBeCloseTo(total(taken), 6);
      expect(total(taken) > 0).toBe(buyGetOther.lackOfRows?.(benefit, given) === undefined);
    }),
  );
});

test('one more of something never takes less off, nor more than off so many others as it is worth', () => {
  fc.assert(
    fc.property(deals, rows, fc.nat(), (benefit, given, turn) => {
      const more = given.map((one, index) => {
        const quantity = one.quantity + 1;
        return index === turn % given.length
          ? { ...one, quantity, rowTotal: (one.rowTotal / one.quantity) * quantity }
          : one;
      });
      const [before, after] = [total(off(benefit, given)), total(off(benefit, more))];
      expect(after).toBeGreaterThanOrEqual(before - 1e-6);
      const dearest = Math.max(...given.map(({ quantity, rowTotal }) => rowTotal / quantity));
      expect(after - before).toBeLessThanOrEqual((benefit.got.units * dearest * benefit.percent) / 100 + 1e-6);
    }),
  );
});

/** The most that any way to say of each unit whether it is bought or reduced takes off. */
function mostBy({ bought, got, percent }: Deal, units: readonly JoinedRow[]): number {
  const from = (turn: number, buying: number, getting: number, worth: number): number => {
    const unit = units[turn];
    if (!unit) return getting <= got.units * Math.floor(buying / bought.units) ? worth : 0;
    return Math.max(
      from(turn + 1, buying, getting, worth),
      unit.categories.includes('boots') ? from(turn + 1, buying + 1, getting, worth) : 0,
      unit.categories.includes('socks') ? from(turn + 1, buying, getting + 1, worth + unit.rowTotal) : 0,
    );
  };
  return (from(0, 0, 0, 0) * percent) / 100;
}

test('no other choice of what is bought and what is reduced takes more off', () => {
  const few = fc.array(
    fc
      .record({
        categories: fc.constantFrom('boots', 'socks', 'boots+socks'),
        each: fc.integer({ min: 1, max: 999 }),
      })
      .map(({ categories, each }) => row(categories, each)),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(deals, few, (benefit, units) => {
      expect(total(off(benefit, units))).toBeCloseTo(mostBy(benefit, units), 6);
    }),
  );
});
