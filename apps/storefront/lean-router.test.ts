import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { leanCodeOf, leanModules } from './lean-router.ts';

const packages = resolve(import.meta.dirname, '../../node_modules');
const ofRouter = Object.keys(leanModules).filter((path) => path.startsWith('react-router/'));

test.each(ofRouter)('the replacement of %s has the exports of the installed version', (path) => {
  const lean = leanCodeOf(join(packages, path)) ?? '';
  expect(exportsOf(lean)).toEqual(exportsOf(readFileSync(join(packages, path), 'utf8')));
});

test('other modules stay as they are', () => {
  expect(leanCodeOf(join(packages, 'react-router/dist/production/lib/router/router.js'))).toBeUndefined();
});

function exportsOf(code: string): string[] {
  const { staticExports } = parseSync('module.js', code).module;
  return staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? '')).sort();
}
