import { catalogueOf } from '@eyelet/testing/catalogue-facts.ts';
import { cartLine, cartOf } from '@eyelet/testing/delivery-builder.ts';
import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import type { Asked } from '../promotions/conditions/condition.ts';
import type { Benefit, Promotion } from '../promotions/promotion.ts';
import type { SoldLine } from './line.ts';
import { priceCart } from './price-cart.ts';
import { promote } from './promote.ts';
import { receiptOf } from './receipt-of.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};

const percentOff = (id: string, percent: number, members: Omit<Partial<Promotion>, 'texts'> = {}) =>
  promotion(id, { benefit: { kind: 'percent', percent }, ...members });

/** The discount of each promotion on goods of 100.00, and why the others have no effect. */
function promoted(promotions: readonly Promotion[], lines: readonly SoldLine[] = [soldLine('a', { current: 10_000 })]) {
  const { amounts, reducing, ineffective, standings, gifts } = promote(lines, promotions, asked);
  const reasons = ineffective.map(({ promotion: { id }, ...why }) => [id, why] as const);
  return { amounts: Object.fromEntries(amounts), reducing, reasons: Object.fromEntries(reasons), standings, gifts };
}

test('those of the order stack by rank', () => {
  expect(promoted([percentOff('later', 10, { rank: 2 }), percentOff('first', 50)]).amounts).toEqual({
    first: 5000,
    later: 500,
  });
});

test('of a group the best for the shopper takes something off, beside those of other groups and of none', () => {
  const { amounts, reasons } = promoted([
    percentOff('five', 5, { group: 'season', rank: 0 }),
    percentOff('twenty', 20, { group: 'season', rank: 9 }),
    percentOff('ten', 10, { group: 'member', rank: 1 }),
    percentOff('plain', 50, { rank: 2 }),
  ]);
  expect(amounts).toEqual({ ten: 1000, plain: 4500, twenty: 900 });
  expect(reasons).toEqual({ five: { reason: 'excluded', rule: 'best-of-group', by: ['twenty'] } });
});

test('of a group what does not hold is no hindrance, and says itself why', () => {
  const { amounts, reasons, standings } = promoted([
    percentOff('five', 5, { group: 'season' }),
    percentOff('far', 50, { group: 'season', threshold: { USD: 20_000 } }),
  ]);
  expect(amounts).toEqual({ five: 500 });
  expect(reasons).toEqual({ far: { reason: 'below-threshold', distance: 10_000 } });
  expect(standings).toMatchObject([{ promotion: { id: 'far' }, distance: 10_000 }]);
});

test('of two of a group that take the same off the first by rank stays', () => {
  const { amounts } = promoted([
    percentOff('a', 10, { group: 'one', rank: 2 }),
    percentOff('b', 10, { group: 'one', rank: 1 }),
  ]);
  expect(amounts).toEqual({ b: 1000 });
});

const gift = promotion('gift', { benefit: { kind: 'gift', upc: '1' } });

test('an exclusive promotion takes something off alone where that is more, with gifts beside it', () => {
  const { amounts, reasons, gifts } = promoted([
    percentOff('alone', 30, { exclusive: true }),
    percentOff('weaker', 25, { exclusive: true }),
    percentOff('ten', 10),
    percentOff('row', 10, { level: 'PRODUCT' }),
    percentOff('far', 50, { threshold: { USD: 20_000 } }),
    gift,
  ]);
  expect(amounts).toEqual({ alone: 3000 });
  const standsBack = { reason: 'excluded', rule: 'stands-alone', by: ['alone'] };
  expect(reasons).toEqual({
    ...{ weaker: standsBack, ten: standsBack, row: standsBack },
    far: { reason: 'below-threshold', distance: 11_000 },
  });
  expect(gifts).toMatchObject([{ id: 'gift' }]);
});

test('an exclusive promotion stands back where the others take as much off together', () => {
  const { amounts, reasons } = promoted([
    percentOff('alone', 19, { exclusive: true }),
    percentOff('ten', 10),
    percentOff('row', 10, { level: 'PRODUCT' }),
  ]);
  expect(amounts).toEqual({ row: 1000, ten: 900 });
  expect(reasons).toEqual({ alone: { reason: 'excluded', rule: 'others-take-more', by: ['row', 'ten'] } });
});

const ids = ['l0', 'l1', 'l2', 'l3'];
const unitsOf = (masterIds: fc.Arbitrary<readonly string[]>) =>
  fc.record({ masterIds, categories: fc.constant<string[]>([]), units: fc.integer({ min: 1, max: 2 }) });
const benefits: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amounts: fc.record({ USD: fc.integer({ min: 1, max: 9000 }) }) }),
  fc.record({
    kind: fc.constant('buy-get' as const),
    ...{ buy: fc.integer({ min: 1, max: 3 }), get: fc.integer({ min: 1, max: 2 }) },
    percent: fc.constantFrom(33, 50, 100),
  }),
  fc.record({
    kind: fc.constant('buy-get-other' as const),
    ...{ bought: unitsOf(fc.constantFrom(['l0'], ['l0', 'l1'])), got: unitsOf(fc.constantFrom(['l2'], ['l2', 'l3'])) },
    percent: fc.constantFrom(33, 50, 100),
  }),
);
const declared = fc
  .array(
    fc.record({
      benefit: benefits,
      ofOrder: fc.boolean(),
      rank: fc.integer({ min: 0, max: 3 }),
      group: fc.constantFrom(null, 'one', 'two'),
      exclusive: fc.integer({ min: 0, max: 4 }).map((one) => one === 0),
      threshold: fc.option(fc.record({ USD: fc.integer({ min: 1, max: 30_000 }) })),
      concerns: fc.option(fc.record({ masterIds: fc.subarray(ids), categories: fc.constant<string[]>([]) })),
    }),
    { maxLength: 7 },
  )
  .map((all) =>
    all.map(({ ofOrder, ...one }, index) => {
      const level = ofOrder && !one.benefit.kind.startsWith('buy-get') ? ('ORDER' as const) : ('PRODUCT' as const);
      return promotion(`p${index}`, { ...one, level });
    }),
  );
type Row = Readonly<{ current: number; quantity: number }>;
const rows: fc.Arbitrary<readonly Row[]> = fc.array(
  fc.record({ current: fc.integer({ min: 100, max: 9999 }), quantity: fc.integer({ min: 1, max: 5 }) }),
  { minLength: 1, maxLength: 4 },
);
const linesOf = (all: readonly Row[]) => all.map((row, index) => soldLine(`l${index}`, row));
const totalOf = (of: readonly Row[], all: readonly Promotion[]) =>
  promote(linesOf(of), all, asked).lines.reduce((sum, { afterOrderDiscount }) => sum + afterOrderDiscount, 0);

/** What the goods of a cart cost by its receipt, and what it says of each promotion. */
function readReceipt(of: readonly Row[], promotions: readonly Promotion[]) {
  const named = of.map((row, index) => ({ ...row, upc: `l${index}` }));
  const goods = named.map(({ upc, current }) => [upc, { price: { current, original: current } }]);
  const cart = cartOf(named.map(({ upc, quantity }) => cartLine({ id: upc, upc, productId: upc, quantity })));
  const terms = { market: enUs, now: asked.now, shopper: { consumerType: 'GUEST' as const } };
  const { lines } = receiptOf(priceCart(cart, terms, catalogueOf(Object.fromEntries(goods), promotions)), terms);
  const off = new Map<string, number>();
  for (const entry of lines.flatMap(({ entries }) => entries)) {
    if (!('promotionId' in entry) || entry.promotionId === null) continue;
    off.set(entry.promotionId, (off.get(entry.promotionId) ?? 0) - entry.amount);
  }
  return { total: lines.reduce((sum, { amount }) => sum + amount, 0), off };
}

test('the order of lines changes nothing, to the cent', () => {
  fc.assert(
    fc.property(rows, declared, fc.infiniteStream(fc.nat()), (all, promotions, random) => {
      const lines = linesOf(all);
      const shuffled = lines
        .map((line) => ({ line, turn: random.next().value ?? 0 }))
        .toSorted((one, other) => one.turn - other.turn)
        .map(({ line }) => line);
      const taken = (of: readonly SoldLine[]) =>
        new Map(promote(of, promotions, asked).lines.map(({ line: { id }, taken: all }) => [id, all]));
      expect(taken(shuffled)).toEqual(taken(lines));
    }),
  );
});

test('what stands beside each other is as declared, and every promotion takes something off or says why not', () => {
  fc.assert(
    fc.property(rows, declared, (all, promotions) => {
      const lines = linesOf(all);
      const { reducing, ineffective, amounts } = promote(lines, promotions, asked);
      const groups = reducing.flatMap(({ group }) => group ?? []);
      expect(new Set(groups).size).toBe(groups.length);
      if (reducing.some(({ exclusive }) => exclusive)) expect(reducing.length).toBe(1);
      const told = [...reducing, ...ineffective.map((one) => one.promotion)].map(({ id }) => id);
      expect(told.toSorted()).toEqual(promotions.map(({ id }) => id).toSorted());
      // No promotion that stands back for being exclusive would have taken more off than what is taken now.
      const off = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
      const worth = (one: Promotion) =>
        [...promote(lines, [one], asked).amounts.values()].reduce((sum, amount) => sum + amount, 0);
      for (const one of ineffective) {
        if (one.reason !== 'excluded' || one.rule === undefined) continue;
        if (one.rule === 'others-take-more') expect(worth(one.promotion)).toBeLessThanOrEqual(off);
        if (one.rule !== 'best-of-group') continue;
        const best = promotions.find(({ id }) => id === one.by[0]);
        expect(best?.group).toBe(one.promotion.group);
        expect(best && worth(best)).toBeGreaterThanOrEqual(worth(one.promotion));
      }
    }),
  );
});

/** A cart, and one with a unit more of one of its goods. */
const growing = fc
  .tuple(rows, fc.nat())
  .map(([all, turn]) => [
    all,
    all.map((row, index) => (index === turn % all.length ? { ...row, quantity: row.quantity + 1 } : row)),
  ]);

test('more goods cost less only where the receipt says which promotion takes more off', () => {
  fc.assert(
    fc.property(growing, declared, ([before = [], after = []], promotions) => {
      const less = readReceipt(before, promotions);
      const more = readReceipt(after, promotions);
      if (more.total >= less.total) return;
      expect([...more.off].some(([id, amount]) => amount > (less.off.get(id) ?? 0))).toBe(true);
    }),
  );
});

test('more goods never cost less by percentages that ask for nothing', () => {
  const plain = declared.map((all) =>
    all.map(
      (one): Promotion => ({
        ...{ ...one, threshold: null, group: null, exclusive: false },
        benefit: one.benefit.kind === 'percent' ? one.benefit : { kind: 'percent', percent: 7 },
      }),
    ),
  );
  fc.assert(
    fc.property(growing, plain, ([before = [], after = []], promotions) => {
      // A cent of rounding for each promotion may fall the other way.
      expect(totalOf(after, promotions)).toBeGreaterThanOrEqual(totalOf(before, promotions) - promotions.length);
    }),
  );
});
