import { expect, test } from 'vitest';
import { createMessages } from './create-messages.ts';
import { errorText } from './error-text.ts';

const t = createMessages('en');

test('the largest quantity is told when it is known, else in general [C8.133]', () => {
  expect(errorText(t, 'INV408', { maxAllowedQty: 3 })).toBe('You can order 3 pieces of this item at most.');
  expect(errorText(t, 'INV408')).toBe('You have reached the largest quantity for this item.');
});

test('an id that the catalogue does not have is told in general', () => {
  expect(errorText(t, 'XYZ999')).toBe(t('error.generic'));
});
