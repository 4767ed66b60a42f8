import { expect, test } from 'vitest';
import { localPath, withQuery } from './local-path.ts';

test('paths of the shop are kept, everything that leads away is not', () => {
  expect(localPath('/en-us/checkout?step=billing', '/')).toBe('/en-us/checkout?step=billing');
  for (const evil of [
    undefined,
    '',
    'en-us',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
  ]) {
    expect(localPath(evil, '/home'), String(evil)).toBe('/home');
  }
});

test('members are added to a path that has some already', () => {
  expect(withQuery('/a?b=1', { c: 'd e', b: '2' })).toBe('/a?b=2&c=d+e');
});
