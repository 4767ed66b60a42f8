import { aCart, anItem } from '@eyelet/testing/cart-builder.ts';
import { expect, test } from 'vitest';
import { countAfter, type Line, type LineName, linesOf, withChanges } from './change.ts';
import { linesAfter } from './lines-after.ts';

const line: Line = { upc: 'A', productId: 'P', qty: 1, maxQty: 999_999, recipeId: null };

const named = (itemId: string, upc: string): LineName => ({
  itemId,
  upc,
  recipeId: null,
  fulfilment: 'home',
  storeId: null,
});

test('a cart shows changes before they are answered, with the last known prices', () => {
  const cart = aCart({ items: [anItem({ id: 'a', qty: 2 }), anItem({ id: 'b', qty: 1 })] });
  const shown = withChanges(cart, [
    { kind: 'quantity', line: named('a', 'A'), qty: 5 },
    { kind: 'remove', line: named('b', 'B') },
  ]);
  expect(shown?.items.map(({ id, qty }) => [id, qty])).toEqual([['a', 5]]);
  expect(shown?.totalItems).toBe(5);
  expect(shown?.totals).toBe(cart.totals);
});

test('the count includes an added item before its line is shown', () => {
  expect(countAfter(null, [{ kind: 'add', line }])).toBe(1);
  expect(countAfter(aCart({ items: [anItem({ qty: 2 })] }), [{ kind: 'add', line: { ...line, qty: 3 } }])).toBe(5);
});

test('the lines after a change are those that a recreated cart must hold', () => {
  const lines = [line, { ...line, upc: 'B', qty: 2 }];
  expect(linesAfter(lines, { kind: 'add', line: { ...line, qty: 4 } }).map(({ qty }) => qty)).toEqual([5, 2]);
  expect(linesAfter(lines, { kind: 'remove', line: named('x', 'A') }).map(({ upc }) => upc)).toEqual(['B']);
  expect(linesAfter(lines, { kind: 'quantity', line: named('x', 'B'), qty: 9 }).map(({ qty }) => qty)).toEqual([1, 9]);
});

test('gifts are not requested for a recreated cart', () => {
  expect(linesOf(aCart({ items: [anItem(), anItem({ id: 'gift', bonus: true })] }))).toHaveLength(1);
});
