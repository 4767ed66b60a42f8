import { expect, test } from 'vitest';
import { checkTracking } from './tracking.ts';

test('an order is tracked by its number and an email that is one, both required', () => {
  expect(checkTracking({ orderNumber: 'ABCDEFGH23', email: 'ada@example.com' })).toEqual({});
  expect(checkTracking({ orderNumber: ' ', email: 'ada' })).toEqual({
    orderNumber: { key: 'validation.required' },
    email: { key: 'validation.email' },
  });
});
