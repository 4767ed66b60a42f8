import { expect, test } from 'vitest';
import { overweight, type PageBudget, scriptsOf, strangers, weighScripts } from './script-weight.ts';

const manifest = {
  entry: { file: 'entry.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['entry'] },
  home: { file: 'home.js', imports: ['shared'] },
  dialog: { file: 'dialog.js', imports: ['shared'] },
};
const bytes: Readonly<Record<string, number>> = {
  'entry.js': 1024,
  'shared.js': 10 * 1024,
  'home.js': 2048,
  'dialog.js': 50 * 1024,
};
const bytesOf = (file: string) => bytes[file] ?? 0;
const home = (mostKb: number): readonly PageBudget[] => [{ name: 'home', modules: ['entry', 'home'], mostKb }];

test('a page weighs its static imports, each file once, without dynamic imports', () => {
  expect([...scriptsOf(manifest, ['entry', 'home'])].sort()).toEqual(['entry.js', 'home.js', 'shared.js']);
  expect(weighScripts(manifest, home(13), bytesOf)).toMatchObject([{ name: 'home', kb: 13, mostKb: 13 }]);
  expect(overweight(weighScripts(manifest, home(13), bytesOf), bytesOf)).toEqual([]);
});

test('a page over its budget is reported with the excess and its scripts, the heaviest first', () => {
  expect(overweight(weighScripts(manifest, home(12.5), bytesOf), bytesOf)).toEqual([
    'home: 13 kB of script, 0.5 over 12.5 (shared.js 10.0, home.js 2.0, entry.js 1.0)',
  ]);
});

test('a module that is not in the build fails the check', () => {
  expect(() => scriptsOf(manifest, ['chekout'])).toThrow('chekout is not in the build');
});

test('a page that fetches a block which it does not show is named', () => {
  const holders = { hero: ['hero.js'], banner: ['banner.js', 'shared.js'] };
  const scripts = ['entry.js', 'hero.js', 'shared.js'];
  expect(strangers({ name: 'home', scripts }, ['hero', 'banner'], holders)).toEqual([]);
  expect(strangers({ name: 'home', scripts }, ['hero'], holders)).toEqual(['home: shared.js holds the block banner']);
});
