import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartDocument, type CartLine, emptyCart } from '../cart/document.ts';
import { markets } from '../markets/markets.ts';
import type { DeliveryFacts, StoreFacts } from './facts.ts';
import { settle } from './settle.ts';
import { shippingPriceOf } from './shipping-price.ts';

const now = new Date('2026-11-23T15:00:00Z');
const upcs = ['1', '2', '3'] as const;
const storeIds = ['a', 'b'] as const;
const addresses = [
  null,
  { country: 'US', province: 'ME', postalCode: '04101' },
  { country: 'US', province: 'AK', postalCode: '99501' },
  { country: 'US', province: 'PR', postalCode: '00901' },
  { country: 'FR', province: '', postalCode: '20000' },
];
const gift = { to: 'Ada', email: 'ada@example.com', message: 'For you' };
const point = { id: 'p', country: 'FR', province: '' } as unknown as NonNullable<CartDocument['collectionPoint']>;

const choice = fc.oneof(
  fc.constant({ fulfilment: 'home' as const, storeId: null }),
  fc.record({ fulfilment: fc.constantFrom('pickup' as const, 'sts' as const), storeId: fc.constantFrom(...storeIds) }),
);
const transition = fc.record({
  type: fc.constant('PickupToSthTransition' as const),
  reason: fc.constant('out-of-stock-at-store' as const),
  fromCode: fc.constant('pickup'),
  toCode: fc.constant('standard'),
  storeId: fc.constant(null),
  priceDifference: fc.constant(0),
  from: choice,
  undo: fc.constant(null),
});
const line = fc.record({
  upc: fc.constantFrom(...upcs),
  quantity: fc.integer({ min: 1, max: 4 }),
  choice,
  giftOption: fc.option(fc.constant(gift), { nil: null, freq: 4 }),
  transition: fc.option(transition, { nil: null, freq: 3 }),
  nature: fc.constantFrom('stocked', 'stocked', 'stocked', 'digital', 'customs', undefined),
});
const world = fc.record({
  lines: fc.array(line, { maxLength: 7 }),
  stock: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 15, maxLength: 15 }),
  /** Units that each store keeps for its own shoppers; a store that keeps all sends nothing. */
  keeps: fc.array(fc.constantFrom(0, 1, 100), { minLength: 2, maxLength: 2 }),
  accepts: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  express: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  market: fc.constantFrom(...markets),
  method: fc.constantFrom('standard', 'express', 'pudo'),
  applied: fc.boolean(),
  favStoreId: fc.constantFrom(null, ...storeIds, 'gone'),
  address: fc.constantFrom(...addresses),
  point: fc.constantFrom(null, point),
});
type World = typeof world extends fc.Arbitrary<infer One> ? One : never;

function cartOf(given: World): CartDocument {
  return {
    ...emptyCart('en_US'),
    lines: given.lines.map(
      ({ upc, quantity, choice: chosen, giftOption, transition: told }, index): CartLine => ({
        id: `l${index}`,
        upc,
        productId: 'SKDECK01INK',
        quantity,
        maxQuantity: 9,
        recipeId: null,
        giftOption,
        transition: told,
        bonus: null,
        ...chosen,
      }),
    ),
    shippingAddress: given.address as CartDocument['shippingAddress'],
    shippingMethod: given.method,
    shopperAppliedMethod: given.applied,
    favStoreId: given.favStoreId,
    collectionPoint: given.point,
  };
}

function factsOf(given: World): DeliveryFacts {
  const places = ['w1', 'w2', 'w3', ...storeIds];
  const store = (id: string, index: number): [string, StoreFacts] => [
    id,
    {
      id,
      destination: { country: given.market.country, province: '' },
      timeZone: 'UTC',
      offersPickup: given.accepts[index * 2] ?? true,
      acceptsShipToStore: given.accepts[index * 2 + 1] ?? true,
      openDays: [],
    },
  ];
  return {
    reductions: new Map(),
    lines: new Map(
      given.lines.flatMap(({ nature, quantity }, index) =>
        nature ? [[`l${index}`, { nature: nature as 'stocked', rowTotal: quantity * 2000 }]] : [],
      ),
    ),
    warehouses: ['w1', 'w2', 'w3'].map((id, index) => ({ id, express: given.express[index] ?? true })),
    stores: new Map(storeIds.map(store)),
    stock: new Map(
      upcs.map((upc, row) => [
        upc,
        new Map(places.map((place, column) => [place, given.stock[row * places.length + column] ?? 0])),
      ]),
    ),
    sendable: new Map(
      upcs.map((upc, row) => [
        upc,
        new Map(
          storeIds.map((id, index) => {
            const free = given.stock[row * places.length + places.indexOf(id)] ?? 0;
            return [id, Math.max(0, free - (given.keeps[index] ?? 0))];
          }),
        ),
      ]),
    ),
  };
}

function settled(given: World) {
  const cart = cartOf(given);
  const facts = factsOf(given);
  return { cart, facts, answer: settle(cart, facts, given.market, now) };
}

test('to settle what was settled changes nothing and tells nothing', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { answer, facts } = settled(given);
      const again = settle(answer.cart, facts, given.market, now);
      expect(again.cart).toBe(answer.cart);
      expect(again).toEqual({ ...answer, transitions: [] });
    }),
    { numRuns: 1000 },
  );
});

test('no line is lost, none is reordered and no quantity is changed', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { cart, answer } = settled(given);
      const facts = ({ id, upc, quantity, maxQuantity }: CartLine) => ({ id, upc, quantity, maxQuantity });
      expect(answer.cart.lines.map(facts)).toEqual(cart.lines.map(facts));
    }),
  );
});

test('a line whose fulfilment changed has a transition, once, with the fulfilment before; the others stay as they were chosen', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { cart, answer } = settled(given);
      const told = new Map(answer.transitions.map(({ lineId, transition: one }) => [lineId, one]));
      expect(told.size).toBe(answer.transitions.length);
      for (const [index, before] of cart.lines.entries()) {
        const after = answer.cart.lines[index];
        const { fulfilment, storeId } = before;
        const same = after?.fulfilment === fulfilment && after.storeId === storeId;
        expect(told.has(before.id)).toBe(!same);
        if (!same) expect(told.get(before.id)?.from).toEqual({ fulfilment, storeId });
      }
      expect(told.has(null)).toBe(answer.cart.methodTransition !== cart.methodTransition);
    }),
  );
});

test('no place gives more than it has, and a line has all its units or is short', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { facts, answer } = settled(given);
      const taken = new Map<string, number>();
      const short = new Set(answer.shortages.map(({ lineId }) => lineId));
      const sent = new Set<string>();
      for (const one of answer.cart.lines) {
        const sources = answer.sources.get(one.id);
        const nature = facts.lines.get(one.id)?.nature;
        const lies = nature !== undefined && nature !== 'digital' && !short.has(one.id);
        const sum = (sources ?? []).reduce((total, { quantity }) => total + quantity, 0);
        expect(sum).toBe(lies ? one.quantity : 0);
        for (const { placeId, quantity } of sources ?? []) {
          expect(quantity).toBeGreaterThan(0);
          const key = `${one.upc} ${placeId}`;
          taken.set(key, (taken.get(key) ?? 0) + quantity);
          expect(taken.get(key)).toBeLessThanOrEqual(facts.stock.get(one.upc)?.get(placeId) ?? 0);
          if (one.fulfilment === 'pickup' || nature !== 'stocked' || placeId.startsWith('w')) continue;
          expect([one.fulfilment, one.giftOption]).toEqual(['home', null]);
          sent.add(key);
        }
      }
      // What a store sends leaves it what it keeps, besides what is collected there.
      for (const key of sent) {
        const [upc = '', placeId = ''] = key.split(' ');
        expect(taken.get(key)).toBeLessThanOrEqual(facts.sendable.get(upc)?.get(placeId) ?? 0);
      }
      for (const { lineId, available } of answer.shortages) {
        expect(available).toBeGreaterThanOrEqual(0);
        expect(available).toBeLessThan(answer.cart.lines.find(({ id }) => id === lineId)?.quantity ?? 0);
      }
    }),
  );
});

test('every sold line travels in exactly one shipment', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { facts, answer } = settled(given);
      const travelling = answer.shipments.flatMap(({ lineIds }) => lineIds);
      expect([...travelling].sort()).toEqual([...facts.lines.keys()].sort());
      expect(new Set(answer.shipments.map(({ id }) => id)).size).toBe(answer.shipments.length);
    }),
  );
});

test('with stock everywhere nothing moves but what a store does not offer', () => {
  fc.assert(
    fc.property(world, (given) => {
      const rich = { ...given, stock: given.stock.map(() => 100), accepts: [true, true, true, true] };
      const { answer } = settled({ ...rich, method: 'standard' });
      expect([answer.transitions, answer.shortages]).toEqual([[], []]);
    }),
  );
});

test('the differences of one call sum up to what delivery costs more than before', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { cart, facts, answer } = settled({ ...given, applied: true });
      const price = (one: CartDocument) => shippingPriceOf(one.lines, one.shippingMethod, facts, given.market);
      const sum = answer.transitions.reduce((total, one) => total + one.transition.priceDifference, 0);
      expect(sum).toBe(price(answer.cart) - price(cart));
    }),
  );
});

test('the way back is offered exactly where taking it would hold', () => {
  fc.assert(
    fc.property(world, (given) => {
      const { facts, answer } = settled({ ...given, address: null });
      const lacking = new Set(answer.shortages.map(({ lineId }) => lineId));
      for (const one of answer.cart.lines) {
        if (!one.transition || facts.lines.get(one.id)?.nature !== 'stocked') continue;
        const back = { ...one, ...one.transition.from, transition: null };
        // The restored line comes last, so that no other line loses its units.
        const others = answer.cart.lines.filter(({ id }) => id !== one.id && !lacking.has(id));
        const lines = [...others, back];
        const after = settle({ ...answer.cart, lines }, facts, given.market, now);
        const stays = after.cart.lines.at(-1)?.transition === null;
        const short = after.shortages.some(({ lineId }) => lineId === one.id);
        expect(one.transition.undo !== null).toBe(stays && !short);
      }
    }),
  );
});
