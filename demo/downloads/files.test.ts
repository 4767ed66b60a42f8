import { join } from 'node:path';
import { readDownloads } from '@eyelet/server/downloads/files.ts';
import { expect, test } from 'vitest';
import { styles } from '../catalogue/styles.ts';
import { mendingGuide } from './mending-guide.ts';

const folder = join(import.meta.dirname, 'files');
const digital = styles.filter(({ special }) => special === 'digital-guide');

test('the file of every digital product exists in every language, and is small', () => {
  const downloads = readDownloads(folder);
  expect(digital.length).toBeGreaterThan(0);
  for (const { id } of digital) {
    const files = (['en', 'fr', 'de', 'it'] as const).map((language) => downloads.fileOf(id, language));
    expect(new Set(files.map((file) => file?.path)).size).toBe(4);
    for (const file of files) expect(file?.bytes).toBeLessThan(500_000);
  }
});

test('the guide has the same number of repairs, steps and drawings in every language', () => {
  const shapes = Object.values(mendingGuide).map(({ before, repairs }) => [
    before.points.length,
    ...repairs.map(({ drawing, steps }) => `${drawing} ${steps.length}`),
  ]);
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
