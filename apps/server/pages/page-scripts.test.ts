import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashMarkedScripts, newScriptMark } from './page-scripts.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const mark = 'm4rk';

test('each script that carries the mark gets its hash, and the mark is taken off', () => {
  const page = hashMarkedScripts(
    [
      '<link rel="modulepreload" nonce="m4rk"/><script nonce="m4rk">first()</script>',
      '<script type="module" async="" nonce="m4rk">second()</script>',
    ],
    mark,
  );
  expect(page.hashes).toEqual([hashOf('first()'), hashOf('second()')]);
  expect(page.parts.join('')).toBe(
    '<link rel="modulepreload"/><script>first()</script><script type="module" async="">second()</script>',
  );
});

test.each([
  ['without mark', '<script>steal()</script>'],
  ['with the mark of another page', '<script nonce="guess">steal()</script>'],
  ['with the mark in its text', '<script>steal(" nonce=\\"m4rk\\"")</script>'],
  ['that is data', '<script type="application/ld+json">{"a":1}</script>'],
  ['that has an address', '<script async src="/assets/a.js" nonce="m4rk"></script>'],
])('a script %s gets no hash', (_, script) => {
  expect(hashMarkedScripts([`${script}<script nonce="m4rk">own()</script>`], mark).hashes).toEqual([hashOf('own()')]);
});

test('what pages share is left as it is, and none of its scripts gets a hash', () => {
  const shared = { text: '<script nonce="m4rk">own()</script>' };
  const page = hashMarkedScripts(['<p>', shared, '</p>'], mark);
  expect(page).toEqual({ parts: ['<p>', shared, '</p>'], hashes: [] });
});

test('no two pages have the same mark', () => {
  expect(newScriptMark()).not.toBe(newScriptMark());
});
