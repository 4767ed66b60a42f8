import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, changeLine, lineProblem, removeLine } from './change-lines.ts';
import { type CartDocument, emptyCart, mostLines } from './document.ts';

const empty = emptyCart('en_US');
const shoe = { upc: '4000000000017', productId: 'SKDECK01INK' };

function added(cart: CartDocument, request: Parameters<typeof addLine>[1], id = 'line-1'): CartDocument {
  const change = addLine(cart, request, id);
  if (change.kind !== 'changed') throw new Error(change.kind);
  return change.cart;
}

test('an item without quantity is one unit, of at most 999999 [C5.55, C5.56]', () => {
  expect(added(empty, shoe).lines).toEqual([
    {
      id: 'line-1',
      ...shoe,
      quantity: 1,
      maxQuantity: 999_999,
      recipeId: null,
      fulfilment: 'home',
      storeId: null,
      giftOption: null,
      transition: null,
      bonus: null,
    },
  ]);
});

test('the same size twice is one line; another recipe is another line', () => {
  const twice = added(added(empty, { ...shoe, quantity: 2 }), { ...shoe, quantity: 3 }, 'line-2');
  expect(twice.lines.map((line) => [line.id, line.quantity])).toEqual([['line-1', 5]]);
  expect(added(twice, { ...shoe, recipeId: 'monogram' }, 'line-3').lines).toHaveLength(2);
});

test('another way to the shopper, or another store, is another line', () => {
  const pickup = (storeId: string) => ({ fulfilment: 'pickup', storeId }) as const;
  const requests = [undefined, pickup('a'), pickup('b'), { fulfilment: 'sts', storeId: 'a' } as const, pickup('a')];
  const cart = requests.reduce<CartDocument>((so, choice, id) => added(so, { ...shoe, choice }, `l${id}`), empty);
  expect(cart.lines.map(({ id, fulfilment, storeId, quantity }) => [id, fulfilment, storeId, quantity])).toEqual([
    ['l0', 'home', null, 1],
    ['l1', 'pickup', 'a', 2],
    ['l2', 'pickup', 'b', 1],
    ['l3', 'sts', 'a', 1],
  ]);
});

test('a gift option goes on its line, stays when units are added, and can be taken away', () => {
  const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'For you' };
  const cart = added(added(empty, { ...shoe, giftOption }), shoe);
  expect(cart.lines).toMatchObject([{ quantity: 2, giftOption }]);
  const without = changeLine(cart, 'line-1', { giftOption: null });
  expect(without).toMatchObject({ kind: 'changed', line: { quantity: 2, giftOption: null } });
});

test('a line that the shopper touches tells no more what the server changed', () => {
  const told = { ...empty, lines: added(empty, shoe).lines.map((line) => ({ ...line, transition: {} as never })) };
  expect(changeLine(told, 'line-1', { quantity: 2 })).toMatchObject({ line: { transition: null } });
  expect(added(told, shoe).lines[0]?.transition).toBeNull();
});

test('a recipe belongs to products that are made by one', () => {
  const monogram = { ...shoe, recipeId: 'monogram' };
  expect(lineProblem(empty, monogram, { isCustoms: false })).toBe('recipe-not-applicable');
  expect(lineProblem(empty, monogram, { isCustoms: true })).toBeUndefined();
  expect(lineProblem(empty, shoe, { isCustoms: false })).toBeUndefined();
});

test('a cart holds a hundred lines; more of what it has still goes in', () => {
  const upcs = Array.from({ length: mostLines }, (_, index) => `${index}`);
  const full = upcs.reduce<CartDocument>((so, upc) => added(so, { ...shoe, upc }, upc), empty);
  expect(lineProblem(full, { ...shoe, upc: 'new' }, { isCustoms: false })).toBe('too-many-lines');
  expect(lineProblem(full, { ...shoe, upc: '7' }, { isCustoms: false })).toBeUndefined();
  expect(lineProblem({ ...full, lines: full.lines.slice(1) }, shoe, { isCustoms: false })).toBeUndefined();
});

test.each([1_000_000, 2_000_000])('a quantity of %i is refused with what is allowed [C9.17, C8.49]', (quantity) => {
  expect(addLine(empty, { ...shoe, quantity }, 'a')).toEqual({ kind: 'over-maximum', allowed: 999_999 });
});

test('a quantity above the maximum of its line is refused with what is allowed [C8.49, C7.33]', () => {
  const cart = added(empty, { ...shoe, maxQuantity: 3 });
  expect(changeLine(cart, 'line-1', { quantity: 4 })).toEqual({ kind: 'over-maximum', allowed: 3 });
  expect(addLine(cart, { ...shoe, quantity: 3 }, 'b')).toEqual({ kind: 'over-maximum', allowed: 3 });
});

test('a line that becomes the same as another joins it', () => {
  const other = { upc: '4000000000024', productId: 'SKDECK01INK' };
  const cart = added(added(empty, { ...shoe, quantity: 2 }, 'a'), { ...other, quantity: 1 }, 'b');
  const change = changeLine(cart, 'b', { upc: shoe.upc });
  expect(change.kind === 'changed' && change.cart.lines.map((line) => [line.id, line.quantity])).toEqual([['b', 3]]);
});

test('removing a line twice is the same as once', () => {
  const cart = added(empty, shoe);
  expect(removeLine(removeLine(cart, 'line-1'), 'line-1')).toEqual({ ...empty, lines: [] });
});

test('no order of adding loses or invents a unit, and no call changes its input', () => {
  const requests = fc.array(
    fc.record({
      upc: fc.constantFrom('1', '2', '3'),
      productId: fc.constant('SKDECK01INK'),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  );
  fc.assert(
    fc.property(requests, (list) => {
      Object.freeze(empty.lines);
      const cart = list.reduce<CartDocument>((so, one, index) => added(Object.freeze(so), one, `l${index}`), empty);
      const wanted = list.reduce((sum, one) => sum + one.quantity, 0);
      expect(cart.lines.reduce((sum, line) => sum + line.quantity, 0)).toBe(wanted);
      expect(new Set(cart.lines.map((line) => line.upc)).size).toBe(cart.lines.length);
    }),
  );
});
