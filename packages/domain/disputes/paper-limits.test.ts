import { expect, test } from 'vitest';
import { isTooLarge } from './paper-limits.ts';

test('a paper of more than two megabytes or nineteen pages is more than banks take', () => {
  expect(isTooLarge({ bytes: 2_000_000, pages: 19 })).toBe(false);
  expect(isTooLarge({ bytes: 2_000_001, pages: 1 })).toBe(true);
  expect(isTooLarge({ bytes: 1, pages: 20 })).toBe(true);
});
