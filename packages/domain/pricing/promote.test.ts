import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion as promotionOf } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concernsLine } from '../promotions/conditions/goods.ts';
import type { Benefit, Promotion, PromotionTerms } from '../promotions/promotion.ts';
import type { SoldLine } from './line.ts';
import { promote } from './promote.ts';

const terms: PromotionTerms = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
};

type Given = Omit<Partial<Promotion>, 'texts'>;

const promotion = ({ id = 'one', ...members }: Given = {}) => promotionOf(id, members);

/** A row of a value, by default of one unit. */
const line = (
  id: string,
  rowTotal: number,
  { quantity = 1, ...members }: Readonly<{ quantity?: number; categories?: readonly string[] }> = {},
) => soldLine(id, { current: rowTotal / quantity, quantity, ...members });

/** The result of promotions on lines, with the discount of each reduced line. */
function evaluate(lines: readonly SoldLine[], promotions: readonly Promotion[], codes: readonly string[] = []) {
  const promoted = promote(lines, promotions, { ...terms, codes: new Set(codes) });
  const reduced = promoted.lines.filter(({ rowTotal, afterOrderDiscount }) => afterOrderDiscount < rowTotal);
  const reductions = new Map(
    reduced.map(({ line: { id }, rowTotal, afterItemDiscount, afterOrderDiscount, taken }) => [
      id,
      {
        item: rowTotal - afterItemDiscount,
        order: afterItemDiscount - afterOrderDiscount,
        promotion: taken.find(({ share }) => !share)?.promotion ?? null,
      },
    ]),
  );
  return { ...promoted, reductions };
}

test('a promotion of the order is shared out to the cent', () => {
  const { reductions } = evaluate(
    [line('a', 3333), line('b', 3333), line('c', 3334)],
    [promotion({ benefit: { kind: 'amount', amounts: { USD: 1000 } } })],
  );
  expect([...reductions.values()].map(({ order }) => order)).toEqual([333, 333, 334]);
});

test('a row gets the best promotion of its own, and only that one', () => {
  const ofRow = (id: string, percent: number, rank: number) =>
    promotion({ id, level: 'PRODUCT', rank, benefit: { kind: 'percent', percent } });
  const { reductions, reducing } = evaluate([line('a', 1000)], [ofRow('ten', 10, 1), ofRow('thirty', 30, 2)]);
  expect(reductions.get('a')).toMatchObject({ item: 300, order: 0, promotion: { id: 'thirty' } });
  expect(reducing.map(({ id }) => id)).toEqual(['thirty']);
});

const threeForTwo = (members: Given = {}) =>
  promotion({
    id: 'three-for-two',
    level: 'PRODUCT',
    benefit: { kind: 'buy-get', buy: 2, get: 1, percent: 100 },
    ...members,
  });

test('units of several rows count together, and the cheapest is free', () => {
  const { reductions, reducing } = evaluate([line('a', 2000, { quantity: 2 }), line('b', 700)], [threeForTwo()]);
  expect([...reductions]).toEqual([['b', expect.objectContaining({ item: 700, order: 0 })]]);
  expect(reducing.map(({ id }) => id)).toEqual(['three-for-two']);
});

test('a promotion over several rows takes the place of those of each only where it takes more off', () => {
  const lines = [line('a', 2000, { quantity: 2 }), line('b', 700)];
  const ofRow = (percent: number) =>
    promotion({ id: 'each', level: 'PRODUCT', rank: 0, benefit: { kind: 'percent', percent } });
  const less = evaluate(lines, [threeForTwo(), ofRow(25)]);
  expect([...less.reductions.keys()]).toEqual(['b']);
  expect(less.ineffective).toMatchObject([{ reason: 'excluded', by: ['three-for-two'] }]);
  const more = evaluate(lines, [threeForTwo(), ofRow(26)]);
  expect([...more.reductions.keys()]).toEqual(['a', 'b']);
  expect(more.ineffective).toMatchObject([{ reason: 'excluded', by: ['each'] }]);
});

test('a row counts for one promotion over several rows only', () => {
  const { reductions, ineffective } = evaluate(
    [line('a', 3000, { quantity: 3 })],
    [threeForTwo({ rank: 1 }), threeForTwo({ id: 'again', rank: 2 })],
  );
  expect(reductions.get('a')).toMatchObject({ item: 1000, promotion: { id: 'three-for-two' } });
  expect(ineffective).toMatchObject([{ promotion: { id: 'again' }, reason: 'excluded', by: ['three-for-two'] }]);
});

const withBoots = (id: string, got: string, members: Given = {}) => {
  const [boots, others] = ['boots', got].map((masterId) => ({ masterIds: [masterId], categories: [], units: 1 }));
  if (!boots || !others) throw new Error('two kinds of goods');
  const benefit: Benefit = { kind: 'buy-get-other', bought: boots, got: others, percent: 50 };
  return promotion({ id, level: 'PRODUCT', benefit, ...members });
};

test('goods that are bought for one promotion are not bought for another, nor reduced by one of less', () => {
  const tenth = promotion({ id: 'tenth', level: 'PRODUCT', rank: 3 });
  const all = [withBoots('with-socks', 'socks', { rank: 1 }), withBoots('with-hat', 'hat', { rank: 2 }), tenth];
  const { reductions, ineffective } = evaluate([line('boots', 2000), line('socks', 1000), line('hat', 900)], all);
  const taken = [...reductions].map(([id, { item, promotion: by }]) => [id, item, by?.id]);
  expect(taken).toEqual([
    ['socks', 500, 'with-socks'],
    ['hat', 90, 'tenth'],
  ]);
  expect(ineffective).toMatchObject([{ promotion: { id: 'with-hat' }, reason: 'excluded' }]);
  // The boots alone are worth more by the tenth.
  const dear = evaluate([line('boots', 20_000), line('socks', 1000)], all);
  expect([...dear.reductions].map(([id, { item }]) => [id, item])).toEqual([
    ['boots', 2000],
    ['socks', 100],
  ]);
});

test('what is bought and what is got for it count by everything else that a promotion wants, and within its most', () => {
  const rows = [line('boots', 2000), line('socks', 1000)];
  const reduced = withBoots('reduced', 'socks', { wants: { price: 'reduced' } });
  expect(evaluate(rows, [reduced]).ineffective).toMatchObject([{ reason: 'not-reduced' }]);
  const far = withBoots('far', 'socks', { threshold: { USD: 3001 } });
  expect(evaluate(rows, [far]).ineffective).toMatchObject([{ reason: 'below-threshold', distance: 1 }]);
  const most = withBoots('most', 'socks', { mostOff: { USD: 300 } });
  expect([...evaluate(rows, [most]).amounts]).toEqual([['most', 300]]);
  const alone = evaluate([line('socks', 1000)], [withBoots('socks', 'socks')]);
  expect(alone.ineffective).toMatchObject([{ reason: 'too-few', missing: 1 }]);
});

test('the rows of a bundle have it in the place of less, and what is in no set keeps its own promotion', () => {
  const outfit = promotion({
    id: 'outfit',
    level: 'PRODUCT',
    benefit: {
      kind: 'bundle',
      amounts: { USD: 1500 },
      parts: ['a', 'b'].map((id) => ({ masterIds: [id], categories: [], units: 1 })),
    },
  });
  const tenth = promotion({ id: 'tenth', level: 'PRODUCT' });
  const { reductions, ineffective } = evaluate(
    [line('a', 1000), line('b', 1000), line('c', 1000)],
    [
      outfit,
      tenth,
      promotion({
        id: 'missing',
        level: 'PRODUCT',
        benefit: {
          ...outfit.benefit,
          parts: ['a', 'z'].map((id) => ({ masterIds: [id], categories: [], units: 2 })),
        } as Benefit,
      }),
    ],
  );
  const taken = [...reductions].map(([id, { item, promotion: by }]) => [id, item, by?.id]);
  expect(taken).toEqual([
    ['a', 250, 'outfit'],
    ['b', 250, 'outfit'],
    ['c', 100, 'tenth'],
  ]);
  expect(ineffective).toMatchObject([{ promotion: { id: 'missing' }, reason: 'too-few', missing: 3 }]);
});

test('an amount of a product is off each unit, and never more than the row', () => {
  const amount = promotion({ level: 'PRODUCT', benefit: { kind: 'amount', amounts: { USD: 300 } } });
  const lines = [line('a', 2000, { quantity: 2 }), line('b', 200)];
  const { reductions } = evaluate(lines, [amount]);
  expect([reductions.get('a')?.item, reductions.get('b')?.item]).toEqual([600, 200]);
});

test.each<readonly [string, Given, boolean]>([
  ['by product', { concerns: { masterIds: ['a'], categories: [] } }, true],
  ['by category, with all below it', { concerns: { masterIds: [], categories: ['shoes'] } }, true],
  ['by another category', { concerns: { masterIds: [], categories: ['hats'] } }, false],
  ['by audience', { audience: ['GUEST'] }, true],
  ['by another audience', { audience: ['EMPLOYEE'] }, false],
  ['by shop', { locales: ['en-us'] }, true],
  ['by another shop', { locales: ['en-ca'] }, false],
  ['in another currency', { benefit: { kind: 'amount', amounts: { EUR: 500 } } }, false],
  ['with a threshold in another currency', { threshold: { EUR: 1 } }, false],
  ['with a threshold that is just reached', { threshold: { USD: 5000 } }, true],
  ['with a threshold that a cent is missing to', { threshold: { USD: 5001 } }, false],
  ['switched off', { enabled: false }, false],
  ['before its start', { startsAt: new Date('2026-05-01T12:00:01Z') }, false],
  ['from its start', { startsAt: new Date('2026-05-01T12:00:00Z') }, true],
  ['at its end', { endsAt: new Date('2026-05-01T12:00:00Z') }, false],
  ['with a code that is not there', { needsCoupon: true }, false],
])('a promotion %s', (_, members, holds) => {
  const { reductions } = evaluate([line('a', 5000, { categories: ['sneakers', 'shoes'] })], [promotion(members)]);
  expect(reductions.has('a')).toBe(holds);
});

test('a code brings its promotion', () => {
  expect(evaluate([line('a', 5000)], [promotion({ needsCoupon: true })], ['one']).reductions.size).toBe(1);
});

test('thresholds of the order judge by what is left after those of products', () => {
  const half = promotion({ id: 'half', level: 'PRODUCT', benefit: { kind: 'percent', percent: 50 } });
  const from = promotion({ id: 'from', threshold: { USD: 1000 } });
  expect(evaluate([line('a', 1800)], [half, from]).standings).toMatchObject([{ distance: 100 }]);
  expect(evaluate([line('a', 1800)], [from]).standings).toMatchObject([{ distance: -800 }]);
});

test('free delivery and gifts hold from their threshold', () => {
  const free = promotion({
    id: 'free',
    level: 'SHIPPING',
    benefit: { kind: 'free-delivery', methods: ['standard'] },
    threshold: { USD: 1000 },
  });
  const gift = promotion({ id: 'gift', benefit: { kind: 'gift', upc: '1' }, threshold: { USD: 1000 } });
  const below = evaluate([line('a', 999)], [free, gift]);
  expect([below.ofDelivery.length, below.gifts, below.reductions.size]).toEqual([0, [], 0]);
  const reached = evaluate([line('a', 1000)], [free, gift]);
  expect(reached.ofDelivery).toMatchObject([{ id: 'free' }]);
  expect(reached.gifts).toMatchObject([{ id: 'gift' }]);
});

const benefits: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.record({ USD: fc.integer({ min: 1, max: 50_000 }) }),
  }),
);
const promotions = fc
  .array(
    fc.record({
      level: fc.constantFrom('ORDER' as const, 'PRODUCT' as const),
      benefit: benefits,
      rank: fc.integer({ min: 0, max: 3 }),
      threshold: fc.option(fc.record({ USD: fc.integer({ min: 1, max: 60_000 }) })),
      concerns: fc.option(
        fc.record({ masterIds: fc.subarray(['l0', 'l1', 'l2']), categories: fc.constant<string[]>([]) }),
      ),
    }),
    { maxLength: 5 },
  )
  .map((all) => all.map((one, index) => promotion({ id: `p${index}`, ...one })));
const lines = fc
  .array(fc.record({ rowTotal: fc.integer({ min: 1, max: 40_000 }), quantity: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  .map((all) => all.map(({ rowTotal, quantity }, index) => line(`l${index}`, rowTotal * quantity, { quantity })));

test('nothing falls below zero, and the order in which promotions are listed does not matter', () => {
  fc.assert(
    fc.property(lines, promotions, (rows, all) => {
      const { reductions } = evaluate(rows, all);
      for (const {
        line: { id },
        rowTotal,
      } of rows) {
        const { item = 0, order = 0 } = reductions.get(id) ?? {};
        expect(Math.min(item, order)).toBeGreaterThanOrEqual(0);
        expect(item + order).toBeLessThanOrEqual(rowTotal);
      }
      expect(evaluate(rows, all.toReversed()).reductions).toEqual(reductions);
    }),
  );
});

test('what the promotions take off adds up to what is off the rows, and each of them takes something', () => {
  fc.assert(
    fc.property(lines, promotions, (rows, all) => {
      const { reductions, reducing, amounts } = evaluate(rows, all);
      const off = [...reductions.values()].reduce((sum, { item, order }) => sum + item + order, 0);
      expect([...amounts.values()].reduce((sum, amount) => sum + amount, 0)).toBe(off);
      expect([...amounts.keys()].toSorted()).toEqual(reducing.map(({ id }) => id).toSorted());
      expect([...amounts.values()].every((amount) => amount > 0)).toBe(true);
    }),
  );
});

test('of two promotions of one rank that make a method free, the one with the lower id stands for it', () => {
  const free = (id: string, members: Given = {}) =>
    promotion({ id, level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['standard'] }, ...members });
  const makerOf = (all: readonly Promotion[]) => evaluate([line('a', 1000)], all).ofDelivery[0]?.id;
  expect(makerOf([free('a'), free('b')])).toBe('a');
  expect(makerOf([free('b'), free('a')])).toBe('a');
  expect(makerOf([free('a', { rank: 2 }), free('b', { rank: 1 })])).toBe('b');
});

test('an empty cart gets nothing, whatever holds', () => {
  const free = promotion({ level: 'SHIPPING', benefit: { kind: 'free-delivery', methods: ['standard'] } });
  const gift = promotion({ id: 'gift', benefit: { kind: 'gift', upc: '1' }, threshold: { USD: 1000 } });
  const { reducing, amounts, ofDelivery, gifts, standings, lines: none } = evaluate([], [free, gift, promotion()]);
  expect([reducing, gifts, standings, none, [...amounts], [...ofDelivery]]).toEqual([[], [], [], [], [], []]);
});

test('only promotions that concern the cart report their threshold', () => {
  const hats = promotion({ concerns: { masterIds: [], categories: ['hats'] }, threshold: { USD: 9000 } });
  expect(evaluate([line('a', 5000, { categories: ['shoes'] })], [hats]).standings).toEqual([]);
  expect(evaluate([line('a', 5000, { categories: ['hats'] })], [hats]).standings).toMatchObject([{ distance: 4000 }]);
});

test.each(['ORDER', 'PRODUCT'] as const)('a gift of level %s is reported once and takes nothing off', (level) => {
  const gift = promotion({ level, benefit: { kind: 'gift', upc: '1' }, threshold: { USD: 1000 } });
  const { reductions, reducing, gifts, standings } = evaluate([line('a', 1500)], [gift]);
  expect([reductions.size, reducing, gifts.length, standings.length]).toEqual([0, [], 1, 1]);
});

test('what reduces is named, of rows first and then of the order, each with its amount', () => {
  const ofRow = promotion({ id: 'row', level: 'PRODUCT', rank: 9, concerns: { masterIds: ['a'], categories: [] } });
  const ofOrder = promotion({ id: 'order', rank: 1, benefit: { kind: 'percent', percent: 20 } });
  const { reducing, amounts } = evaluate([line('a', 1000), line('b', 2000)], [ofOrder, ofRow]);
  expect(reducing.map(({ id }) => id)).toEqual(['row', 'order']);
  expect([...amounts]).toEqual([
    ['row', 100],
    ['order', 580],
  ]);
});

test('of two promotions that take the same off a row the first by rank stands for it', () => {
  const ofRow = (id: string, rank: number) => promotion({ id, level: 'PRODUCT', rank });
  const { reductions } = evaluate([line('a', 1000)], [ofRow('late', 2), ofRow('early', 1)]);
  expect(reductions.get('a')?.promotion?.id).toBe('early');
});

test('one category of several is enough for a promotion to concern goods', () => {
  const concerns = { masterIds: [], categories: ['hats', 'shoes'] };
  expect(concernsLine({ concerns }, { masterId: 'a', categories: ['shoes'] })).toBe(true);
  expect(concernsLine({ concerns }, { masterId: 'a', categories: ['socks'] })).toBe(false);
  expect(concernsLine({ concerns: null }, { masterId: 'a', categories: [] })).toBe(true);
});
