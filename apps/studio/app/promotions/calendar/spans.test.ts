import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningsOf, monthOf, monthsLater } from './month.ts';
import { besideOf, countsByDay, type Dated, spanOf } from './spans.ts';

const november = beginningsOf('2026-11');
/** A time of a day of the month, by the clock of the browser. */
const at = (day: number, hour = 0, month = 10) => new Date(2026, month, day, hour).toISOString();
const promotion = (promotionId: string, members: Partial<Dated> = {}): Dated => {
  return { promotionId, name: promotionId, state: 'running', startsAt: null, endsAt: null, locales: null, ...members };
};

test('an address asks for a month, and the present one is shown where it does not', () => {
  const now = new Date(2026, 10, 24);
  expect(monthOf('2027-02', now)).toBe('2027-02');
  for (const asked of [null, '', '2026-13', '2026-1', 'soon']) expect(monthOf(asked, now)).toBe('2026-11');
  expect([monthsLater('2026-11', 1), monthsLater('2026-12', 1), monthsLater('2026-01', -1)]).toEqual([
    ...['2026-12', '2027-01', '2025-12'],
  ]);
});

test.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-03', 31],
  ['2026-10', 31],
])('%s has %i days that follow each other', (month, length) => {
  const beginnings = beginningsOf(month);
  expect(beginnings).toHaveLength(length + 1);
  expect(beginnings.map((one) => one.getHours())).toEqual(beginnings.map(() => 0));
  expect(beginnings.slice(0, -1).map((one) => one.getDate())).toEqual(beginnings.slice(1).map((_, day) => day + 1));
});

test.each<readonly [string, Partial<Dated>, readonly [number, number] | undefined]>([
  ['all of it without dates', {}, [1, 30]],
  ['from its first day', { startsAt: at(5, 9) }, [5, 30]],
  ['until its last day', { endsAt: at(5, 9) }, [1, 5]],
  ['not on the day at whose beginning it ends', { endsAt: at(5) }, [1, 4]],
  ['on one day', { startsAt: at(5, 9), endsAt: at(5, 10) }, [5, 5]],
  ['from the month before to the next one', { startsAt: at(3, 0, 9), endsAt: at(3, 0, 11) }, [1, 30]],
  ['not before', { endsAt: at(1) }, undefined],
  ['not after', { startsAt: at(1, 0, 11) }, undefined],
])('a promotion holds in a month: %s', (_, members, days) => {
  expect(spanOf(promotion('one', members), november)).toEqual(days && { first: days[0] - 1, last: days[1] - 1 });
});

test('beside a promotion are those of its time and of one of its markets, without what is paused', () => {
  const one = promotion('one', { startsAt: at(5), endsAt: at(10), locales: ['de-de', 'fr-fr'] });
  const all = [
    one,
    promotion('touches', { startsAt: at(10) }),
    promotion('earlier', { endsAt: at(5) }),
    promotion('overlaps', { startsAt: at(9) }),
    promotion('elsewhere', { startsAt: at(6), locales: ['en-us'] }),
    promotion('there', { endsAt: at(6), locales: ['en-us', 'fr-fr'] }),
    promotion('paused', { startsAt: at(6), state: 'paused' }),
  ];
  const beside = (id: Dated) => besideOf(id, all, november).map(({ promotionId }) => promotionId);
  expect(beside(one)).toEqual(['overlaps', 'there']);
  expect(beside(promotion('paused', { state: 'paused' }))).toEqual([]);
  const counts = countsByDay(all, november);
  expect([counts[3], counts[4], counts[8], counts[9], counts[29]]).toEqual([2, 2, 3, 3, 3]);
});

const times = fc.option(
  fc.integer({ min: -40, max: 80 }).map((hours) => new Date(2026, 10, 1, hours * 12).toISOString()),
);
const dated = fc
  .array(
    fc.record({
      startsAt: times,
      endsAt: times,
      locales: fc.constantFrom<string[] | null>(null, ['de-de'], ['en-us']),
    }),
    {
      maxLength: 6,
    },
  )
  .map((all) => all.map((members, index) => promotion(`p${index}`, members)));

test('whoever is beside another has it beside itself, and then both hold in the month', () => {
  fc.assert(
    fc.property(dated, (all) => {
      for (const one of all) {
        for (const other of besideOf(one, all, november)) {
          expect(besideOf(other, all, november)).toContain(one);
          expect(spanOf(one, november)).toBeDefined();
        }
      }
    }),
  );
});
