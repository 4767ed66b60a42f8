import { expect, test } from 'vitest';
import type { AnyFields } from './fields.ts';
import { itemKinds } from './items/kinds.ts';
import { blockKinds } from './kinds.ts';
import { offeredFields } from './offered-fields.ts';

/** The paths of all fields, however deep. */
const pathsIn = (fields: AnyFields, path = ''): readonly string[] =>
  Object.entries(fields).flatMap(([member, field]) => [
    path + member,
    ...('fields' in field ? pathsIn(field.fields, `${path}${member}.`) : []),
  ]);

test('an author is offered every field of a kind but those of what it does not show', () => {
  for (const kind of [...blockKinds, ...Object.values(itemKinds)]) {
    const { fields, unshown = [], label } = kind;
    const all = pathsIn(fields);
    expect(all, label).toEqual(expect.arrayContaining([...unshown]));
    const kept = all.filter((path) => !unshown.some((one) => path === one || path.startsWith(`${one}.`)));
    expect(pathsIn(offeredFields(kind)), label).toEqual(kept);
  }
  expect(pathsIn(offeredFields(itemKinds.menu))).not.toContain('items.menuBanner.targets.style');
  expect(pathsIn(offeredFields(itemKinds['benefit-bar']))).not.toContain('targets.style');
});

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
