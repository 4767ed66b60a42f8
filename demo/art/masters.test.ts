import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type DemoStyle, shoeSilhouettes } from '../catalogue/style.ts';
import { styles } from '../catalogue/styles.ts';
import { type View, views } from './studio/model.ts';

const folder = join(import.meta.dirname, 'masters');
const pictures = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];

const names = (of: readonly DemoStyle[], wanted: readonly View[]) =>
  of
    .flatMap((style) => style.colourways.map((colourway) => `${style.id}${colourway.code}`))
    .flatMap((productId) => wanted.map((view) => `${productId}-${view}.webp`));

test('every colourway has the picture that cards and carts show', () => {
  const present = new Set(pictures);
  expect(names(styles, ['side']).filter((name) => !present.has(name))).toEqual([]);
});

// NOTE: some garments and accessories have fewer views so far; `npm run demo:art` renders what is missing.
test('every shoe has a picture of each view', () => {
  const present = new Set(pictures);
  const shoes = styles.filter((style) => (shoeSilhouettes as readonly string[]).includes(style.silhouette));
  expect(names(shoes, views).filter((name) => !present.has(name))).toEqual([]);
});

test('no picture shows a product the catalogue does not have', () => {
  const known = new Set(styles.flatMap((style) => style.colourways.map((colourway) => `${style.id}${colourway.code}`)));
  expect(pictures.filter((name) => !name.startsWith('scene-') && !known.has(name.slice(0, 11)))).toEqual([]);
});

test('pictures stay light: 60 kB a product, 240 kB a full-width scene, 45 MB together', () => {
  const sizes = pictures.map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  const limit = (name: string) => (name.startsWith('scene-') ? 240_000 : 60_000);
  expect(sizes.filter(({ name, bytes }) => bytes > limit(name))).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(45_000_000);
});
