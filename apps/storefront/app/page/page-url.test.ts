import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

test.each([
  ['https://shop.test/en-us/account/orders', '/en-us/account/orders'],
  ['https://shop.test/en-us/account/orders.data?_routes=account%2Forders', '/en-us/account/orders'],
  [
    'https://shop.test/en-us/c/shoes-1000.data?color=blue&_routes=listing&utm=a%20b',
    '/en-us/c/shoes-1000?color=blue&utm=a+b',
  ],
  ['https://shop.test/en-us/account.data?index', '/en-us/account'],
  ['https://shop.test/en-us/search?index=a', '/en-us/search?index=a'],
])('the page of %s is %s', (url, page) => {
  const { pathname, search } = pageUrl({ url });
  expect(pathname + search).toBe(page);
});
