import { expect, test } from 'vitest';
import { loggedUrl } from './logged-url.ts';

test.each([
  ['/en-us/cart', '/en-us/cart'],
  ['/a?q=trail&page=2', '/a?q=trail&page=2'],
  ['/a?token=abc-1&q=trail', '/a?token=[cut]&q=trail'],
  ['/a?q=trail&code=77', '/a?q=trail&code=[cut]'],
  ['/a?Token=', '/a?Token=[cut]'],
  ['/sign-in?next=%2Fdownload%3Ftoken%3Dabc&q=1', '/sign-in?next=%2Fdownload%3Ftoken%3D[cut]&q=1'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
