import { expect, test } from 'vitest';
import { changeItems, type SavedItem } from './change-items.ts';

const item = (id: string, upc: string, quantity = 1, recipeId: string | null = null): SavedItem => ({
  id,
  upc,
  productId: `P-${upc}`,
  recipeId,
  quantity,
});
const change = (id: string, upc: string, quantity: number, maxQuantity = 10) => ({
  id,
  upc,
  productId: `P-${upc}`,
  quantity,
  maxQuantity,
});

test('a quantity is changed, and nothing else [C7.99]', () => {
  const items = [item('a', '1'), item('b', '2')];
  expect(changeItems(items, [change('b', '2', 4)])).toEqual([item('a', '1'), item('b', '2', 4)]);
});

test('what is new stands first; added again it keeps the higher quantity [C7.48]', () => {
  const once = changeItems([item('a', '1')], [change('new', '2', 3)]);
  expect(once).toEqual([item('new', '2', 3), item('a', '1')]);
  expect(changeItems(once, [change('newer', '2', 3)])).toEqual(once);
  expect(changeItems(once, [change('newer', '2', 5)])).toEqual([item('new', '2', 5), item('a', '1')]);
});

test('an item that becomes a size which is there joins it, as far as is allowed', () => {
  const items = [item('a', '1', 2), item('b', '2', 3)];
  expect(changeItems(items, [change('a', '2', 2)])).toEqual([item('a', '2', 5)]);
  expect(changeItems(items, [change('a', '2', 2, 4)])).toEqual([item('a', '2', 4)]);
});

test('two recipes of a size are two items', () => {
  const items = [item('a', '1', 1, 'red'), item('b', '1', 1)];
  expect(changeItems(items, [change('a', '1', 2)])).toEqual([item('a', '1', 2, 'red'), item('b', '1', 1)]);
  expect(changeItems(items, [change('new', '1', 2)])).toEqual([item('a', '1', 1, 'red'), item('b', '1', 2)]);
});
