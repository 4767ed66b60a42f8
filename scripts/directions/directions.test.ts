import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { circlesOf } from './circles.ts';
import { findViolations } from './find-violations.ts';
import { readImportGraph } from './import-graph.ts';
import type { Part } from './rooms.ts';

const planted: string[] = [];
afterEach(() => {
  for (const root of planted.splice(0)) rmSync(root, { recursive: true });
});

/** Writes a small project, `{path: source}`, whose only part is `app`, and checks it. */
function check(files: Record<string, string>, part: Partial<Part> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'directions-'));
  planted.push(root);
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const graph = readImportGraph(root, ['app'], new Map([['@house/app', 'app']]));
  return findViolations([{ folder: 'app', layers: [['*']], knownRooms: [], knownFiles: [], ...part }], graph);
}

const layers = [['main.ts'], ['*'], ['ground']];

describe('the check of directions', () => {
  test('accepts imports that go down', () => {
    const violations = check(
      {
        'app/main.ts': "import { cart } from './cart/read.ts'; export { cart };",
        'app/cart/read.ts': "import { stock } from '@house/app/stock/read.ts'; export const cart = stock;",
        'app/stock/read.ts': "import { ground } from '../ground/ground.ts'; export const stock = ground;",
        'app/ground/ground.ts': 'export const ground = 1;',
      },
      { layers },
    );
    expect(violations).toEqual([]);
  });

  test.each([
    ['a value', "import { b } from './b.ts'; export const a = b;"],
    ['a type', "import type { B } from './b.ts'; export type A = B;"],
    ['an inline type', "import { type B } from './b.ts'; export type A = B;"],
    ['a type expression', "export type A = import('./b.ts').B;"],
    ['a dynamic import', "export const a = () => import('./b.ts');"],
    ['passing on', "export * from './b.ts';"],
    ['passing on by name', "export { B } from './b.ts';"],
    ['the name of the package', "import { b } from '@house/app/room/b.ts'; export const a = b;"],
  ])('finds two files that import each other through %s', (_, source) => {
    const violations = check({
      'app/room/a.ts': source,
      'app/room/b.ts': "import type { A } from './a.ts'; export type B = A; export const b = 1;",
    });
    expect(violations).toEqual([expect.stringContaining('circle of 2 files')]);
  });

  test('names a shortest circle of a long one', () => {
    const violations = check({
      'app/room/a.ts': "import './b.ts'; import './c.ts';",
      'app/room/b.ts': "import './c.ts';",
      'app/room/c.ts': "import './a.ts';",
    });
    expect(violations).toEqual(['circle of 3 files: app/room/a.ts → app/room/c.ts → app/room/a.ts']);
  });

  test('finds two rooms that import each other, without a circle among their files', () => {
    const violations = check({
      'app/cart/read.ts': "import '../stock/read.ts';",
      'app/cart/line.ts': 'export type Line = string;',
      'app/stock/read.ts': '',
      'app/stock/count.ts': "import type { Line } from '../cart/line.ts'; export type Count = Line;",
    });
    expect(violations).toEqual([expect.stringContaining('circle of 2 rooms (cart, stock)')]);
    expect(violations[0]).toContain('app/stock/count.ts → app/cart/line.ts');
  });

  test('finds an import from a lower layer to a higher one', () => {
    const violations = check(
      {
        'app/main.ts': '',
        'app/cart/line.ts': 'export type Line = string;',
        'app/ground/ground.ts': "import type { Line } from '../cart/line.ts'; export type Ground = Line;",
      },
      { layers },
    );
    expect(violations).toEqual(['app: ground lies below cart and imports it: app/ground/ground.ts → app/cart/line.ts']);
  });

  test('finds a room without a layer, and a layer without its room', () => {
    const violations = check({ 'app/cart/read.ts': '' }, { layers: [['ground']] });
    expect(violations).toEqual([
      'app/cart belongs to no layer',
      'app/ground is named in the layers and does not exist',
    ]);
  });

  test('accepts a known exception, and asks for its removal once it is mended', () => {
    const circle = { 'app/cart/a.ts': "import '../stock/b.ts';", 'app/stock/b.ts': "import '../cart/a.ts';" };
    const known = { knownRooms: ['cart', 'stock'], knownFiles: ['cart/a.ts', 'stock/b.ts'] };
    expect(check(circle, known)).toEqual([]);
    expect(check({ ...circle, 'app/stock/b.ts': '' }, known)).toHaveLength(4);
  });

  test('ignores tests, and files outside the tree', () => {
    const violations = check({
      'app/room/a.ts': "import 'vitest'; import './gone.ts'; import './style.css'; import '@house/other/b.ts';",
      'app/other/a.test.ts': "import '../room/a.ts';",
    });
    expect(violations).toEqual([]);
  });
});

test('circles are reported one by one', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['a', 'c'])],
    ['c', new Set(['d'])],
    ['d', new Set(['e'])],
    ['e', new Set(['c', 'f'])],
    ['f', new Set<string>()],
  ]);
  expect(circlesOf(graph)).toEqual([
    ['c', 'd', 'e'],
    ['a', 'b'],
  ]);
});
