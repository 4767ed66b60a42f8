import { expect, test } from 'vitest';
import { emailKeyOf } from './consumer.ts';

test.each([
  ['capitals', 'Ada@Example.COM', 'ada@example.com'],
  ['blanks around it', ' ada@example.com ', 'ada@example.com'],
  ['composed and decomposed letters', 'rene\u0301@example.com', 'ren\u00e9@example.com'],
  ['a decomposed domain', 'ada@cafe\u0301.example', 'ada@caf\u00e9.example'],
  ['a domain as it is encoded', 'ada@xn--bcher-kva.example', 'ada@b\u00fccher.example'],
  ['a domain as it is encoded, in capitals', 'ada@XN--BCHER-KVA.example', 'ada@B\u00dcCHER.example'],
  ['full-width letters in a domain', 'ada@\uff45xample.com', 'ada@example.com'],
])('%s make no other email', (_, one, other) => {
  expect(emailKeyOf(one)).toBe(emailKeyOf(other));
});

test.each([
  ['ada@example.com', 'bo@example.com'],
  ['ada@example.com', 'ada@example.org'],
  ['ada@example.com', 'a.da@example.com'],
  ['ada@b\u00fccher.example', 'ada@bucher.example'],
  // Not valid domains, and yet not the same as each other.
  ['ada@xn--.example', 'ada@xn---.example'],
])('%s and %s are two', (one, other) => {
  expect(emailKeyOf(one)).not.toBe(emailKeyOf(other));
});
