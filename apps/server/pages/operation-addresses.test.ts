import { expect, test } from 'vitest';
import { operationAddresses } from './operation-addresses.ts';

const isOperation = operationAddresses([
  { path: '/cart/v1/cart/{basketId}' },
  { path: '/consumers-v3/utilities/countryList', alsoAt: ['/utilities/countryList'] },
]);

test.each([
  ['/cart/v1/cart/42', true],
  ['/cart/v9/nothing', true],
  ['/utilities/nothing', true],
  ['/cart', false],
  ['/cart/', false],
  ['/en-us/cart/v1', false],
  ['/cartridge/v1', false],
])('%s belongs to the operations: %s', (path, expected) => {
  expect(isOperation(path)).toBe(expected);
});
