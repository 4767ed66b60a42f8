import { expect, test } from 'vitest';
import { password } from './password.ts';

test.each(['Granite1', 'Étoile99', 'a much longer Phrase 7'])('%s is a password', (value) => {
  expect(password(value)).toBeUndefined();
});

test.each(['Short1a', 'alllower1', 'ALLUPPER1', 'NoDigitsHere'])('%s is not', (value) => {
  expect(password(value)).toEqual({ key: 'validation.password' });
});

test('a password that is too long to be hashed in time says so', () => {
  expect(password(`Granite1${'x'.repeat(192)}`)).toBeUndefined();
  expect(password(`Granite1${'x'.repeat(193)}`)).toEqual({ key: 'validation.maxLength', args: { n: 200 } });
});
