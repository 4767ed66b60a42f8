import { expect, test } from 'vitest';
import { plainPath } from './plain-path.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['///', '/'],
  ['//evil.example/en-us', '/evil.example/en-us'],
  ['/en-us', '/en-us'],
  ['/en-us/', '/en-us'],
  ['/EN-US/Cart', '/en-us/cart'],
  ['/en-us//cart//', '/en-us/cart'],
  ['/en-us/%63art', '/en-us/cart'],
  ['/%65n-us/c%41rt.data', '/en-us/cart.data'],
  ['/en-us/Account/Profile', '/en-us/account/profile'],
  ['/en-us/P/holm-deck-shoe-SKDECK01BLU', '/en-us/p/holm-deck-shoe-SKDECK01BLU'],
  ['/EN-us/holm-deck-shoe-pSKDECK01BLU', '/en-us/holm-deck-shoe-pSKDECK01BLU'],
  ['/en-us/holm-deck-shoe-pSKDECK01BLU.data', '/en-us/holm-deck-shoe-pSKDECK01BLU.data'],
  ['/P/holm-deck-shoe-SKDECK01BLU', '/p/holm-deck-shoe-SKDECK01BLU'],
  ['/fr-fr/stores/boston-S-BOSTON', '/fr-fr/stores/boston-S-BOSTON'],
  ['/en-us/favorites/AbC', '/en-us/favorites/AbC'],
  ['/en-us/Favorites', '/en-us/favorites'],
  ['/fr-fr/Qualit%c3%a9', '/fr-fr/qualit%C3%A9'],
  ['/en-us/a%2fB', '/en-us/a%2Fb'],
])('%s is written %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
  expect(plainPath(plain)).toBe(plain);
});
