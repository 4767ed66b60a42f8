import { expect, test } from 'vitest';
import { loggedUrl } from './logged-url.ts';

test.each([
  ['/en-us/cart', '/en-us/cart'],
  ['/a?q=trail&page=2', '/a?q=[cut]&page=[cut]'],
  ['/a?token=abc-1&q=trail', '/a?token=[cut]&q=[cut]'],
  ['/a?Token=', '/a?Token=[cut]'],
  ['/a?abc-1', '/a?[cut]'],
  ['/a?key=abc=1?2', '/a?key=[cut]'],
  ['/sign-in?next=%2Fdownload%3Ftoken%3Dabc&q=1', '/sign-in?next=[cut]&q=[cut]'],
  [`/${'x'.repeat(400)}`, `/${'x'.repeat(299)}`],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});
