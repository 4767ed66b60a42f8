import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectCodeFrom, collectScan, readCollectCode } from './collect-code.ts';

const bytes = fc.array(fc.nat(255), { minLength: 6, maxLength: 32 });

test('a code has six signs, none of which is taken for another', () => {
  fc.assert(fc.property(bytes, (of) => void expect(collectCodeFrom(of)).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)));
  expect(collectCodeFrom([0, 1, 31, 32, 8, 255])).toBe('23Z2AZ');
});

test('what is scanned is the order and its code', () => {
  fc.assert(
    fc.property(bytes, fc.stringMatching(/^[A-Z0-9]{10}$/), (of, orderNumber) => {
      const code = collectCodeFrom(of);
      expect(readCollectCode(collectScan(orderNumber, code))).toEqual({ orderNumber, code });
    }),
  );
});

test.each([
  ['7kmq 3p', { orderNumber: undefined, code: '7KMQ3P' }],
  [' ab12-7KMQ3P\n', { orderNumber: 'AB12', code: '7KMQ3P' }],
  ['-7KMQ3P', { orderNumber: undefined, code: '-7KMQ3P' }],
])('%j is read as it was meant', (typed, read) => {
  expect(readCollectCode(typed)).toEqual(read);
});
