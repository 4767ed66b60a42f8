import { expect, test } from 'vitest';
import { nextWish } from '../favorites/next-wish.ts';
import { countOf, type FavoritesState, isFavorite, noFavorites } from './favorites-state.ts';

const state = (productIds: string[], ...wishes: [string, boolean][]): FavoritesState => ({
  ...noFavorites,
  favoriteId: 'list',
  productIds,
  wishes: wishes.map(([productId, wanted]) => ({ productId, wanted })),
});

test('the last wish counts until the server has answered', () => {
  const pressed = state(['a'], ['a', false], ['b', true], ['b', false], ['b', true]);
  expect([isFavorite(pressed, 'a'), isFavorite(pressed, 'b'), isFavorite(pressed, 'c')]).toEqual([false, true, false]);
  expect(countOf(pressed)).toBe(1);
});

test('only what differs from the server is sent, each product once with its last wish', () => {
  expect(nextWish(state(['a'], ['b', true], ['b', false], ['a', false]))).toEqual({ productId: 'a', wanted: false });
  expect(nextWish(state(['a'], ['a', false], ['a', true]))).toBeUndefined();
});
