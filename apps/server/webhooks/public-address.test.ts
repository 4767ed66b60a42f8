import { expect, test } from 'vitest';
import { isPublicAddress, NotPublicError, namedAddress, publicLookup } from './public-address.ts';

test.each([
  ...[
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...['100.64.0.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'no address', ''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['https://127.0.0.1/x', '127.0.0.1'],
  ['https://0x7f.1/x', '127.0.0.1'],
  ['https://2130706433/', '127.0.0.1'],
  ['https://[::1]:8443/', '::1'],
  ['https://erp.example/', undefined],
])('%s names %s', (url, address) => {
  expect(namedAddress(new URL(url))).toBe(address);
});

test('a name that resolves to a private address is refused when it is connected to', async () => {
  const refused = await new Promise((done) => publicLookup('localhost', { all: true }, (error) => done(error)));
  expect(refused).toBeInstanceOf(NotPublicError);
});
