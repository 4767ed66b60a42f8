import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDownloads } from './files.ts';

const folder = mkdtempSync(join(tmpdir(), 'eyelet-downloads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const name of [
  'SKMEND01.pdf',
  'SKMEND01.de.epub',
  'SKSEWN01.html',
  'SKSEWN02.svg',
  'notes.pdf',
  'SKMEND03.xx.pdf',
]) {
  writeFileSync(join(folder, name), name);
}

test('a product has its file in a language, else the one for all', () => {
  const { fileOf } = readDownloads(folder);
  expect(fileOf('SKMEND01', 'de')).toMatchObject({ extension: 'epub', contentType: 'application/epub+zip', bytes: 16 });
  expect(fileOf('SKMEND01', 'fr')).toMatchObject({
    path: join(folder, 'SKMEND01.pdf'),
    contentType: 'application/pdf',
  });
});

test('what a browser would run, and what names no product, is none', () => {
  const { has } = readDownloads(folder);
  expect(['SKMEND01', 'SKSEWN01', 'SKSEWN02', 'SKMEND03', 'notes'].filter(has)).toEqual(['SKMEND01']);
});

test('a folder that is not there has nothing', () => {
  expect(readDownloads(join(folder, 'none')).has('SKMEND01')).toBe(false);
});
