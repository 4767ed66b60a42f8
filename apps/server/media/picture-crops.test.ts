import { expect, test } from 'vitest';
import { createPictureCrops } from './picture-crops.ts';

const crops = createPictureCrops('one secret');
const part = { x: 10, y: 20, width: 50, height: 60 };

test('a crop of a picture is found by its signed name', () => {
  const name = crops.nameOf('harbour', part);
  expect(name).toMatch(/^harbour--c10-20-50-60-[0-9a-f]{12}$/);
  expect(crops.find(name)).toEqual({ picture: 'harbour', crop: part });
});

test('a name that the shop has not signed finds nothing', () => {
  const name = crops.nameOf('harbour', part);
  const others = [name.replace('c10', 'c11'), name.replace('harbour', 'other'), name.slice(0, -1), 'harbour', 'a--sm'];
  expect(others.map(crops.find)).toEqual(others.map(() => undefined));
  expect(createPictureCrops('another secret').find(name)).toBeUndefined();
});

test.each([
  [
    { x: 60, y: 50, width: 100, height: 100 },
    { x: 60, y: 50, width: 40, height: 50 },
  ],
  [
    { x: 99.6, y: -3, width: 0.2, height: 33.4 },
    { x: 99, y: 0, width: 1, height: 33 },
  ],
])('a part that reaches beyond the picture ends with it', (given, kept) => {
  expect(crops.find(crops.nameOf('harbour', given))?.crop).toEqual(kept);
});
