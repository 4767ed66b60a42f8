import { cartLine, cartOf, deliveryFacts, storeFacts } from '@eyelet/testing/delivery-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartDocument, CartLine } from '../cart/document.ts';
import type { Nature } from '../cart/nature.ts';
import { holdLines } from '../delivery/settle-lines.ts';
import { type Gift, giftsFor, withoutGifts } from './gifts.ts';

const gift = (members: Partial<Gift> = {}): Gift => ({
  promotionId: 'bag',
  upc: '9',
  productId: 'SKGIFT01',
  earned: true,
  ...members,
});
const shoe = cartLine({ id: 'shoe' });
const collected = cartLine({ id: 'collected', upc: '2', fulfilment: 'pickup', storeId: 'S-1' });

type Given = Readonly<{
  /** Units of the gift by place. */
  units?: Readonly<Record<string, number>>;
  natures?: Readonly<Record<string, Nature>>;
  slow?: readonly string[];
  before?: readonly CartLine[];
}>;

function factsOf(cart: CartDocument, { units = { warehouse: 5, 'S-1': 5 }, natures = {}, slow = [] }: Given) {
  const stores = [storeFacts('S-1'), storeFacts('S-2')];
  const known = deliveryFacts(cart, {
    stock: { warehouse: 9, 'warehouse-2': 9, 'S-1': 9, 'S-2': 9 },
    stores,
    natures,
    slow,
  });
  return { ...known, stock: new Map([...known.stock, ['9', new Map(Object.entries(units))]]) };
}

function give(cart: CartDocument, gifts: readonly Gift[], given: Given = {}) {
  return giftsFor(cart, gifts, given.before ?? [], factsOf(cart, given));
}

test('an earned gift is one line without a greeting, the way of the first line [C3.17]', () => {
  const { lines, possible } = give(cartOf([collected, shoe]), [gift()]);
  expect(lines).toMatchObject([
    {
      id: 'gift-bag',
      quantity: 1,
      maxQuantity: 1,
      bonus: 'bag',
      giftOption: null,
      fulfilment: 'pickup',
      storeId: 'S-1',
    },
  ]);
  expect([...possible]).toEqual(['bag']);
});

test('it takes the way on which a unit can be had, and is not possible where there is none', () => {
  const units = { warehouse: 1 };
  expect(give(cartOf([collected, shoe]), [gift()], { units }).lines).toMatchObject([{ fulfilment: 'home' }]);
  expect(give(cartOf([collected]), [gift()], { units })).toEqual({ lines: [], possible: new Set() });
});

test('of a choice the chosen size comes along, or the next one of which there is a unit', () => {
  const cart = cartOf([shoe]);
  const choice = gift({ others: [{ upc: '2', productId: 'SKGIFT02' }] });
  const stockedWith = (units: Readonly<Record<string, number>>) => {
    const facts = factsOf(cart, { units });
    return { ...facts, stock: new Map([...facts.stock, ['2', new Map([['warehouse', 3]])]]) };
  };
  const given = (units: Readonly<Record<string, number>>, before: readonly CartLine[] = []) =>
    giftsFor(cart, [choice], before, stockedWith(units));
  expect(given({ warehouse: 5 }).lines).toMatchObject([{ upc: '9', productId: 'SKGIFT01' }]);
  const other = given({});
  expect(other.lines).toMatchObject([{ id: 'gift-bag', upc: '2', productId: 'SKGIFT02' }]);
  expect([...other.possible]).toEqual(['bag']);
  expect(given({ warehouse: 5 }, other.lines).lines).toMatchObject([{ upc: '9' }]);
});

test('what is not earned yet is possible or not, and is no line', () => {
  const near = gift({ earned: false });
  expect(give(cartOf([shoe]), [near])).toEqual({ lines: [], possible: new Set(['bag']) });
  expect(give(cartOf([shoe]), [near], { units: {} }).possible.size).toBe(0);
});

test('it keeps the way that it has while there are goods on it', () => {
  const cart = cartOf([shoe, collected]);
  const before = give(cartOf([collected]), [gift()]).lines;
  expect(give(cart, [gift()], { before }).lines[0]).toBe(before[0]);
  expect(give(cartOf([shoe]), [gift()], { before }).lines).toMatchObject([{ fulfilment: 'home' }]);
});

test.each(['digital', 'customs'] as const)('goods that are %s take no gift along', (nature) => {
  expect(give(cartOf([shoe]), [gift()], { natures: { shoe: nature } }).lines).toEqual([]);
});

test('of one unit there is one gift: the goods come first, then the promotion of lower rank', () => {
  const two = [gift(), gift({ promotionId: 'second' })];
  expect(give(cartOf([shoe]), two, { units: { warehouse: 1 } }).lines.map(({ bonus }) => bonus)).toEqual(['bag']);
  const bought = cartLine({ id: 'bought', upc: '9' });
  expect(give(cartOf([bought]), two, { units: { warehouse: 1 } }).lines).toEqual([]);
});

test('it does not slow down what is sent by express', () => {
  const slow = ['warehouse-2'];
  const units = { 'warehouse-2': 5 };
  const home = cartOf([shoe]);
  expect(give({ ...home, shippingMethod: 'express' }, [gift()], { units, slow }).lines).toEqual([]);
  expect(give(home, [gift()], { units, slow }).lines).toHaveLength(1);
});

test('a full cart takes no gift, and one without goods none either', () => {
  const lines = Array.from({ length: 100 }, (_, index) => cartLine({ id: `l${index}`, upc: String(100 + index) }));
  expect(give(cartOf(lines), [gift()]).lines).toEqual([]);
  expect(give(cartOf([]), [gift()]).lines).toEqual([]);
});

test('a cart without its gifts is what the shopper has put in; one that has none stays the same', () => {
  const cart = cartOf([shoe]);
  expect(withoutGifts(cart)).toBe(cart);
  expect(withoutGifts({ ...cart, lines: [...cart.lines, ...give(cart, [gift()]).lines] }).lines).toEqual([shoe]);
});

test('gifts go only ways that goods go, and every one has its unit beside all others', () => {
  const line = fc.record({
    upc: fc.constantFrom('1', '2', '9'),
    quantity: fc.integer({ min: 1, max: 3 }),
    way: fc.constantFrom(
      { fulfilment: 'home' as const, storeId: null },
      { fulfilment: 'pickup' as const, storeId: 'S-1' },
      { fulfilment: 'sts' as const, storeId: 'S-1' },
    ),
  });
  const units = fc.record({ warehouse: fc.nat(4), 'warehouse-2': fc.nat(2), 'S-1': fc.nat(4) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), units, fc.nat(4), (wanted, free, count) => {
      const cart = cartOf(wanted.map(({ way, ...one }, index) => cartLine({ id: `l${index}`, ...one, ...way })));
      const gifts = Array.from({ length: count }, (_, index) => gift({ promotionId: `p${index}` }));
      const { lines } = give(cart, gifts, { units: free });
      const shortBefore = holdLines(cart, factsOf(cart, { units: free })).pending.length;
      const whole = { ...cart, lines: [...cart.lines, ...lines] };
      expect(holdLines(whole, factsOf(whole, { units: free })).pending).toHaveLength(shortBefore);
      for (const { fulfilment, storeId } of lines) {
        expect(cart.lines.some((one) => one.fulfilment === fulfilment && one.storeId === storeId)).toBe(true);
      }
    }),
  );
});

test('what is earned takes its unit before what is only near, which is then not possible', () => {
  const given = give(cartOf([shoe]), [gift({ promotionId: 'near', earned: false }), gift()], {
    units: { warehouse: 1 },
  });
  expect(given.lines.map(({ bonus }) => bonus)).toEqual(['bag']);
  expect([...given.possible]).toEqual(['bag']);
});

test('a gift keeps neither the unit of another promotion nor one that its promotion gives no more', () => {
  const before = give(cartOf([collected]), [gift()]).lines;
  const other = give(cartOf([collected]), [gift({ promotionId: 'second' })], { before }).lines;
  expect(other).toMatchObject([{ id: 'gift-second', bonus: 'second' }]);
  const old = before.map((one) => ({ ...one, upc: '8' }));
  expect(give(cartOf([collected]), [gift()], { before: old }).lines).toMatchObject([{ upc: '9' }]);
});

test('a gift goes over to the way that goods go, also from one way of a store to another', () => {
  const before = give(cartOf([collected]), [gift()]).lines;
  const delivered = cartLine({ id: 'delivered', upc: '2', fulfilment: 'sts', storeId: 'S-1' });
  expect(give(cartOf([delivered]), [gift()], { before }).lines).toMatchObject([{ fulfilment: 'sts', storeId: 'S-1' }]);
  const moved = cartLine({ id: 'moved', upc: '2', fulfilment: 'pickup', storeId: 'S-2' });
  const units = { 'S-1': 5, 'S-2': 5 };
  expect(give(cartOf([moved]), [gift()], { before, units }).lines).toMatchObject([{ storeId: 'S-2' }]);
});

test('by express a gift needs a unit that the goods and other gifts leave in a fast warehouse', () => {
  const express = (lines: readonly CartLine[]): CartDocument => ({ ...cartOf(lines), shippingMethod: 'express' });
  const slow = ['warehouse-2'];
  const units = { warehouse: 1, 'warehouse-2': 1 };
  const bought = cartLine({ id: 'bought', upc: '9' });
  const two = [gift(), gift({ promotionId: 'second' })];
  expect(give(express([shoe]), two, { units, slow }).lines).toHaveLength(1);
  expect(give(cartOf([shoe]), two, { units, slow }).lines).toHaveLength(2);
  expect(give(express([bought]), [gift()], { units, slow }).lines).toEqual([]);
  // Goods collected in a store take none from the warehouse and are not delayed by one.
  const inStore = give(express([collected, shoe]), two, { units: { 'S-1': 1, warehouse: 1 } }).lines;
  expect(inStore.map(({ fulfilment }) => fulfilment)).toEqual(['pickup', 'home']);
  expect(give(express([collected]), [gift()], { units: { 'S-1': 1 } }).lines).toHaveLength(1);
});
