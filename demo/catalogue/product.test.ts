import { expect, test } from 'vitest';
import { productOf } from './product.ts';
import { styles } from './styles.ts';

const products = styles.map((style) => ({ style, product: productOf(style, new Set()) }));

test('one product is a gift of promotions, and is not listed', () => {
  const gifts = products.filter(({ product }) => product.gift);
  expect(gifts.map(({ style, product }) => [style.special, product.listed])).toEqual([['gift-with-purchase', false]]);
});

test('most products allow a greeting, some listed ones do not [C8.56]', () => {
  const without = products.filter(({ product }) => product.listed && !product.giftOption);
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(products.length / 5);
  expect(without.some(({ style }) => style.special === undefined)).toBe(true);
});
