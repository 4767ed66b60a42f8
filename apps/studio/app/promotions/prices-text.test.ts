import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pricesOf, pricesText } from './prices-text.ts';
import { currencies } from './typed-amounts.ts';

const deck = { masterId: 'SKDECK01', amounts: { USD: 79.5, EUR: 70 } };

test.each<readonly [string, string]>([
  ['commas', 'product,USD,EUR\nSKDECK01,79.5,70'],
  ['semicolons with decimal commas', 'product;EUR;USD\r\nSKDECK01;70;79,50\r\n'],
  ['tabs, as copied from a spreadsheet', 'Product\tUSD\tEUR\nSKDECK01\t79.50\t70.00'],
  ['quotes and a byte order mark', '\uFEFF"product","usd","eur"\n"SKDECK01","79.5","70"'],
  ['a heading below an empty line', '\n\nproduct,EUR,USD\nSKDECK01,70,79.5'],
  ['no heading', 'SKDECK01,79.5,,,70'],
  ['further columns', 'product,name,USD,EUR\nSKDECK01,Deck shoe,79.5,70'],
  ['a color of the product', 'product,USD,EUR\nSKDECK01BLU,79.5,70'],
])('prices are read from %s', (_, text) => {
  expect(pricesOf(text)).toEqual({ prices: [deck], problem: undefined });
});

test.each<readonly [string, string, object]>([
  ['no price', 'product,USD\nSKDECK01,', { kind: 'line', line: 2 }],
  ['nothing free of charge', 'SKDECK01,0', { kind: 'line', line: 1 }],
  ['words', 'product,USD\n\nSKDECK01,cheap', { kind: 'line', line: 3, text: 'SKDECK01,cheap' }],
  ['a currency beside a product', 'SKDECK01,USD,5', { kind: 'line', line: 1, text: 'SKDECK01,USD,5' }],
  ['a second heading', 'product,USD\nSKDECK01,5\nproduct,EUR', { kind: 'line', line: 3, text: 'product,EUR' }],
  ['a heading below the lines', 'SKDECK01,5\nproduct,USD', { kind: 'line', line: 2 }],
  ['a product twice', 'SKDECK01,1\nSKDECK01,2', { kind: 'twice', line: 2, text: 'SKDECK01' }],
])('of a line with %s it is said where it is', (_, text, problem) => {
  expect(pricesOf(text).problem).toMatchObject(problem);
});

test('a list that is written is read as it was', () => {
  const amounts = fc
    .dictionary(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 100_000 }), {
      minKeys: 1,
      noNullPrototype: true,
    })
    .map((cents) => Object.fromEntries(Object.entries(cents).map(([currency, amount]) => [currency, amount / 100])));
  const ids = fc.uniqueArray(fc.stringMatching(/^SK[A-Z0-9]{6}$/), { maxLength: 20 });
  fc.assert(
    fc.property(ids, amounts, (masterIds, one) => {
      const prices = masterIds.map((masterId) => ({ masterId, amounts: one }));
      expect(pricesOf(pricesText(prices))).toEqual({ prices, problem: undefined });
    }),
  );
});
