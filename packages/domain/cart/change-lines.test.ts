import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addLine, changeLine, removeLine } from './change-lines.ts';
import { type CartDocument, emptyCart } from './document.ts';

const empty = emptyCart('en_US');
const shoe = { upc: '4000000000017', productId: 'SKDECK01INK' };

function added(cart: CartDocument, request: Parameters<typeof addLine>[1], id = 'line-1'): CartDocument {
  const change = addLine(cart, request, id);
  if (change.kind !== 'changed') throw new Error(change.kind);
  return change.cart;
}

test('an item without quantity is one piece, of at most 999999 [C5.55, C5.56]', () => {
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
    },
  ]);
});

test('the same size twice is one line; another recipe is another line', () => {
  const twice = added(added(empty, { ...shoe, quantity: 2 }), { ...shoe, quantity: 3 }, 'line-2');
  expect(twice.lines.map((line) => [line.id, line.quantity])).toEqual([['line-1', 5]]);
  expect(added(twice, { ...shoe, recipeId: 'monogram' }, 'line-3').lines).toHaveLength(2);
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

test('no order of adding loses or invents a piece, and no call changes its input', () => {
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
