import { expect, test } from 'vitest';
import { nextPath } from './next-path.ts';

const next = (path: string) =>
  nextPath(new Request(`https://shop.test/en-us/sign-up?next=${encodeURIComponent(path)}`), '/en-us/account');

test.each(['/de-de', '/en-us/checkout?step=billing', '/en-us/p/deck-shoe-1#sizes', '/en-us/'])(
  '%s is accepted as the next page',
  (path) => {
    expect(next(path)).toBe(path);
  },
);

test.each([
  '',
  'https://elsewhere.test',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/en-us//elsewhere.test',
  '/account',
])('%s is not accepted as the next page', (path) => {
  expect(next(path)).toBe('/en-us/account');
});
