import { expect, test } from 'vitest';
import { checkPinForm, isGuessedPin, isPinForm } from './pin.ts';

test.each([
  ['482913', true],
  ['000000', true],
  ['48291', false],
  ['4829131', false],
  ['48291a', false],
  [' 482913', false],
  ['٤٨٢٩١٣', false],
  ['Granite-1', false],
])('%j has the form of a PIN: %s', (secret, fits) => {
  expect(isPinForm(secret)).toBe(fits);
});

test.each([
  ['111111', true],
  ['123456', true],
  ['987654', true],
  ['121212', true],
  ['123123', true],
  ['482913', false],
  ['135791', false],
  ['112233', false],
  ['412121', false],
  ['121219', false],
])('%s is tried first: %s', (pin, guessed) => {
  expect(isGuessedPin(pin)).toBe(guessed);
});

test('a new PIN needs the password and six characters', () => {
  expect(checkPinForm({ password: '', pin: '' })).toEqual({
    password: { key: 'validation.required' },
    pin: { key: 'validation.required' },
  });
  expect(checkPinForm({ password: 'x', pin: '12' })).toEqual({
    pin: { key: 'validation.exactLength', args: { n: 6 } },
  });
  expect(checkPinForm({ password: 'x', pin: '482913' })).toEqual({});
});
