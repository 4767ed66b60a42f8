import { expect, test } from 'vitest';
import { knownHosts } from './known-hosts.ts';

const config = {
  host: '192.0.2.7',
  publicOrigin: 'https://shop.example:8443',
  allowedHosts: ['front', '[2001:db8::7]'],
};
const isKnown = knownHosts(config);

test('the first request of a process needs a host like all others', () => {
  expect(knownHosts(config)('')).toBe(false);
});

test.each([
  ...['localhost', 'localhost:3000', 'LOCALHOST', '127.0.0.1:80', '[::1]:3000', '192.0.2.7:3000'],
  ...['shop.example', 'Shop.Example:8443', 'front:3000', '[2001:db8::7]'],
])('%s is known', (host) => {
  expect(isKnown(host)).toBe(true);
});

test.each([
  ...['', 'evil.example', 'shop.example.evil.example', 'a b', 'user@shop.example', 'shop.example/path', 'localhost:'],
  ...['shop.example:80:80', 'localhost:123456', '::1', 'localhost#', 'shop.example?', '[localhost]', 'shop.example\t'],
])('"%s" is not', (host) => {
  expect(isKnown(host)).toBe(false);
});
