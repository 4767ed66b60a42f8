import { expect, test } from 'vitest';
import { mayShowPopup } from './may-show.ts';

test.each([
  ['/en-us', true],
  ['/en-us/c/women-2000', true],
  ['/en-us/search', true],
  ['/en-us/about', true],
  ['/en-us/returns', true],
  ['/en-us/p/tern-deck-shoe-men-SKTERN01FOM', false],
  ['/en-us/cart', false],
  ['/en-us/checkout', false],
  ['/en-us/sign-up', false],
  ['/en-us/account', false],
  ['/en-us/gift-card', false],
])('on %s a pop-up may appear: %s', (path, may) => {
  expect(mayShowPopup(path)).toBe(may);
});
