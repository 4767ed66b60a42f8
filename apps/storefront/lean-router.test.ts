import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { idleFunctions, leanCodeOf, leanModules } from './lean-router.ts';
import { withoutIdle } from './without-idle.ts';

const packages = resolve(import.meta.dirname, '../../node_modules');
const ofRouter = Object.keys(leanModules).filter((path) => path.startsWith('react-router/'));

test.each(ofRouter)('the replacement of %s has the exports of the installed version', (path) => {
  const lean = leanCodeOf(join(packages, path)) ?? '';
  expect(exportsOf(lean)).toEqual(exportsOf(readFileSync(join(packages, path), 'utf8')));
});

test('other modules stay as they are', () => {
  expect(leanCodeOf(join(packages, 'react-router/dist/production/lib/router/router.js'))).toBeUndefined();
});

test.each(Object.entries(idleFunctions))(
  'the idle functions of %s are in the installed version, once each',
  (path, names) => {
    const code = readFileSync(join(packages, path), 'utf8');
    const lean = withoutIdle(code, names);
    expect(exportsOf(lean)).toEqual(exportsOf(code));
    expect(lean.length).toBeLessThan(code.length);
  },
);

test('no page has what the idle functions are for', () => {
  const rooms = ['apps/storefront/app', 'packages/ui', 'packages/blocks'];
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: resolve(packages, '..') }));
  const used =
    /\b(useFetchers?|viewTransition|useViewTransitionState|patchRoutes)\b|navigate=\{false\}|navigate: false/;
  const using = files.filter((file) => used.test(readFileSync(resolve(packages, '..', file), 'utf8')));
  expect(using).toEqual([]);
});

function exportsOf(code: string): string[] {
  const { staticExports } = parseSync('module.js', code).module;
  return staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? '')).sort();
}
