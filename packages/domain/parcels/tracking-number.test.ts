import { expect, test } from 'vitest';
import { trackingNumberOf } from './tracking-number.ts';

test('a number is the same, however it is typed', () => {
  expect(trackingNumberOf(' 1z 999 aa1\u00A00123\t')).toBe('1Z999AA10123');
  expect(trackingNumberOf(' ')).toBe('');
});
