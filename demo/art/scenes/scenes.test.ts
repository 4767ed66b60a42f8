import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sceneFiles } from '../studio/find.ts';
import { coasts } from './coasts.ts';

const masters = join(import.meta.dirname, '../masters');

test.each(Object.entries(coasts))(
  'scene-%s is rendered in its size and light enough to be sent',
  async (name, coast) => {
    const file = join(masters, `scene-${name}.webp`);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(420_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([coast.width, coast.height]);
  },
);

test('every scene with goods in it is rendered', () => {
  const made = [...sceneFiles().keys()].filter((name) => existsSync(join(masters, `scene-${name}.webp`)));
  expect(made).toEqual([...sceneFiles().keys()]);
  expect(made).not.toEqual([]);
});
