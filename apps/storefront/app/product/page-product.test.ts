import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { expect, test } from 'vitest';
import { receivedProduct, sentProduct } from './page-product.ts';

const price = (current: number): Product['price'] => ({
  current,
  original: 120,
  lowCurrent: current,
  highCurrent: current,
  lowOriginal: 120,
  highOriginal: 120,
  historicBestPrice: null,
  previousBestSalesPrice: null,
  percentagePriceDiscount: 0,
  reason: null,
  salesPriceActiveDate: null,
});

const picture = (name: string) => ({ name, view: 'side', alt: name });

const variant = (productId: string, size: string, upc: string, current: number): Product['variants'][number] => ({
  id: upc,
  upc,
  sku: `${productId}-${size}`,
  productId,
  attributes: { color: productId, size },
  price: price(current),
  stockStatusLabel: size === '41' ? 'Sold out' : 'In stock',
  productInventoryState: size === '41' ? 'OutOfStock' : 'InStock',
});

const size = (value: string, current: number): Product['attributes'][number]['options'][number] => ({
  value,
  label: `EU ${value}`,
  available: value !== '41',
  price: price(current),
  swatch: null,
  groupBy: value === '41' ? 'tall' : null,
  url: null,
  pictures: [],
});

const colour = (value: string) => ({
  ...size(value, 120),
  label: value,
  available: true,
  swatch: '#123456',
  groupBy: 'blue',
  url: `/en-us/p/tern-${value}`,
  pictures: [picture(`${value}-side`), picture(`${value}-top`)],
});

const [own, other] = ['SKTERN01INK', 'SKTERN01FOM'] as const;

const product = {
  id: own,
  price: price(120),
  attributes: [
    { type: 'color', code: 'color', label: 'Color', system: null, options: [colour(own), colour(other)] },
    { type: 'size', code: 'size', label: 'Size', system: 'EU', options: [size('40', 120), size('41', 99)] },
  ],
  variants: [variant(own, '40', '1', 120), variant(own, '41', '2', 99), variant(other, '40', '3', 120)],
} as unknown as Product;

test('a page has its own colour with all that its sizes have, and of the others one picture', () => {
  const received = receivedProduct(sentProduct(product));
  const [colours, sizes] = product.attributes;
  expect(received).toEqual({
    ...product,
    attributes: [
      { ...colours, options: [own, other].map((id) => ({ ...colour(id), pictures: [picture(`${id}-side`)] })) },
      sizes,
    ],
    variants: product.variants.slice(0, 2),
  });
});

test('what sizes have in common is sent once', () => {
  const { price: first, attributes, variants } = sentProduct(product);
  expect(variants[0]?.[2]).toBe(first);
  expect(attributes[1]?.options[0]).toEqual(['40', 'EU 40', true, first, null]);
  expect(attributes[1]?.options[1]).toHaveProperty('3', variants[1]?.[2]);
});
