import { expect, test } from 'vitest';
import { leavesPage } from './leaves-page.ts';

test.each([
  ['/en-us/cart', true],
  ['/en-us/checkout', true],
  ['/en-us/favorites', true],
  ['/de-de/account', true],
  ['/de-de/account/addresses', true],
  ['/en-us', false],
  ['/en-us/p/deck-shoe-SKTERN01FOM', false],
  ['/en-us/c/shoes-1000', false],
  ['/en-us/cartography', false],
])('signing out on %s goes to the home page: %s [C2.42, C2.43, C2.44, C2.45, C2.46]', (pathname, leaves) => {
  expect(leavesPage(pathname)).toBe(leaves);
});
