import { expect, test } from 'vitest';
import { productOf } from './product.ts';
import { styles } from './styles.ts';

const products = styles.map((style) => ({ style, product: productOf(style, new Set()) }));

test('one product is a gift of promotions, and is not listed', () => {
  const gifts = products.filter(({ product }) => product.gift);
  expect(gifts.map(({ style, product }) => [style.special, product.listed])).toEqual([['gift-with-purchase', false]]);
});

test('borders are told code, origin and weight of all that is sent', () => {
  const without = products.filter(({ product }) => product.border === undefined);
  const isSent = without.filter(({ product }) => product.productType === 'standard');
  expect(isSent).toEqual([]);
  expect(without.length).toBeGreaterThan(0);
});

test('most products allow a greeting, some listed ones do not [C8.56]', () => {
  const without = products.filter(({ product }) => product.listed && !product.giftOption);
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(products.length / 5);
  expect(without.some(({ style }) => style.special === undefined)).toBe(true);
});

test.each([
  ['deck-shoe', ['side', 'quarter', 'top', 'detail']],
  ['runner', ['side', 'quarter', 'rear', 'detail']],
  ['trail-shoe', ['side', 'quarter', 'sole', 'detail']],
  ['shell-jacket', ['front', 'quarter', 'back', 'detail']],
  ['cap', ['side', 'quarter', 'back', 'detail']],
  ['tote', ['front', 'quarter', 'raised', 'detail']],
  ['socks', ['side', 'quarter', 'tilted', 'detail']],
  ['guide', ['cover', 'quarter', 'tilted', 'detail']],
])('the pictures of a %s are named by what they show: %j', (silhouette, views) => {
  const ofKind = products.filter(({ style }) => style.silhouette === silhouette);
  expect(ofKind.length).toBeGreaterThan(0);
  for (const { product } of ofKind) {
    for (const { pictures } of product.colourways) expect(pictures.map((name) => name.split('-')[1])).toEqual(views);
  }
});
