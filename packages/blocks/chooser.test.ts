import { expect, test } from 'vitest';
import { blockKinds } from './kinds.ts';

test('no two kinds have the same sketch, and it shows words on a picture, products and articles where the first example has them', () => {
  const sketches = blockKinds.map(({ sketch }) => sketch.join(' '));
  expect(new Set(sketches).size).toBe(sketches.length);
  for (const { examples, needs, onMedia, sketch, type } of blockKinds) {
    const [example] = examples;
    if (!example) continue;
    const { props } = example;
    const isOnPicture = sketch.includes('scene') || sketch.includes('shade');
    if (onMedia?.(props as never)) expect(isOnPicture, type).toBe(true);
    const sources = Object.values(needs?.(props as never) ?? {}).map(({ source }) => source);
    if (sources.includes('cards')) expect(sketch, type).toContain(type === 'catalogue-grid' ? 'grid' : 'products');
    if (sources.includes('articles')) expect(sketch, type).toContain('articles');
  }
});
