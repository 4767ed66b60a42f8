import { expect, test } from 'vitest';
import { createMessages } from './create-messages.ts';
import { errorText } from './error-text.ts';

const t = createMessages('en');

test('the largest quantity is told when it is known, else in general [C8.133]', () => {
  expect(errorText(t, 'INV408', { maxAllowedQty: 3 })).toBe('You can order 3 pieces of this item at most.');
  expect(errorText(t, 'INV408')).toBe('You have reached the largest quantity for this item.');
});

test('a quantity that is none says what to enter', () => {
  expect(errorText(t, 'INV408', { member: 'qty', problem: 'must be >= 1' })).toBe(
    'Enter a whole number of pieces, one at least.',
  );
});

test('what is told in general says what to do where that is known', () => {
  expect(errorText(t, 'GEN500', { waitSeconds: 20 })).toBe(
    'That was too often in a short time. Please wait 20 seconds and try again.',
  );
  expect(errorText(t, 'GEN500', { member: 'qty' })).toBe(
    'Some of what was entered cannot be used. Please check it and try again.',
  );
  expect(errorText(t, 'GEN500')).toBe(t('error.generic'));
});

test('a password that everybody guesses first is told from one that breaks the rules', () => {
  expect(errorText(t, 'PRO415', { reason: 'guessed' })).toMatch(/guess/);
  expect(errorText(t, 'PRO415', { reason: 'rules' })).toMatch(/8 to 200/);
});

test('an id that the catalogue does not have is told in general', () => {
  expect(errorText(t, 'XYZ999')).toBe(t('error.generic'));
});
