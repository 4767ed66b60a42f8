import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productOf } from '../catalogue/product.ts';
import { styles } from '../catalogue/styles.ts';
import { giftCardProduct } from '../gift-cards/product.ts';

const folder = join(import.meta.dirname, 'masters');
const pictures = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];

test('every colourway has a picture of each view', () => {
  const present = new Set(pictures);
  const missing = [...styles.map((style) => productOf(style, new Set())), giftCardProduct]
    .flatMap((product) => product.colourways)
    .flatMap(({ pictures }) => pictures.map((name) => `${name}.webp`))
    .filter((name) => !present.has(name));
  expect(missing).toEqual([]);
});

test('every picture belongs to a product of the catalogue', () => {
  const worn = styles.flatMap((style) => style.colourways.map((colourway) => `${style.id}${colourway.code}`));
  const known = new Set([...worn, ...giftCardProduct.colourways.map(({ productId }) => productId)]);
  expect(pictures.filter((name) => !name.startsWith('scene-') && !known.has(name.slice(0, 11)))).toEqual([]);
});

test('pictures stay light: 60 kB a product, 350 kB a full-width scene, 45 MB together', () => {
  const sizes = pictures.map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const limit = (name: string) => (name.startsWith('scene-') ? 350_000 : 60_000);
  expect(sizes.filter(({ name, bytes }) => bytes > limit(name))).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(45_000_000);
});
