import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { idleNames, idleOfReact } from './lean-react.ts';
import { withoutIdle } from './without-idle.ts';

const root = resolve(import.meta.dirname, '../..');

test.each(Object.entries(idleOfReact))(
  'the idle functions of %s are in the installed version, once each, and it exports what it did',
  (path, names) => {
    const code = readFileSync(join(root, 'node_modules', path), 'utf8');
    const lean = withoutIdle(code, names);
    expect(lean.length).toBeLessThan(code.length);
    expect(exportsOf(lean)).toEqual(exportsOf(code));
  },
);

test('no page has what the idle functions are for', () => {
  const rooms = ['apps/storefront/app', 'packages/ui', 'packages/blocks'];
  const files = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }));
  const using = files.flatMap((file) => {
    if (/\.test\.|\.server\./.test(file)) return [];
    const found = idleNames.exec(readFileSync(join(root, file), 'utf8'));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(using).toEqual([]);
});

test.each([
  'useActionState(save, 0)',
  '<ViewTransition name="card">',
  '<Fragment key={1} ref={group}>',
  "import { Activity } from 'react'",
  'preload(url, { as: "image" })',
  '<link rel="stylesheet" precedence="high" />',
  'Children.map(children, one)',
])('%s is found', (code) => {
  expect(code).toMatch(idleNames);
});

function exportsOf(code: string): readonly string[] {
  return [...code.matchAll(/^ *exports\.(\w+) =/gm)].map(([, name]) => name as string);
}
