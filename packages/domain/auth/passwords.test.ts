import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minPasswordLength, password, passwordRules } from '../validation/password.ts';
import { checkNewPassword, checkPasswordChange, newPassword } from './passwords.ts';

const weak = { key: 'validation.password' };

/** The rules that a password breaks, by the last part of their keys. */
const unmet = (value: string) =>
  passwordRules.filter((rule) => !rule.meets(value)).map((rule) => rule.key.split('.').at(-1));

test.each(['Abcdefg1', 'Étoile99', 'a Long phrase of 5 words'])('%s is a new password [C5.07]', (value) => {
  expect(newPassword(value)).toBeUndefined();
});

test.each(['abcdefg1', 'ABCDEFG1', 'Abcdefgh', 'Abcde1'])('%s is no new password [C5.07]', (value) => {
  expect(newPassword(value)).toEqual(weak);
});

test('the rules stand in the order they are shown in [B5.3.02]', () => {
  expect(unmet('')).toEqual(['length', 'uppercase', 'lowercase', 'number']);
});

test('seven characters leave the rule of the length unmet [C5.08]', () => {
  expect(unmet('Abcdef1')).toEqual(['length']);
});

test('without a digit the rule of the number is unmet [C5.09]', () => {
  expect(unmet('Abcdefgh')).toEqual(['number']);
});

test('without a capital the rule of the uppercase letter is unmet [C5.10]', () => {
  expect(unmet('abcdefg1')).toEqual(['uppercase']);
});

test('without a small letter the rule of the lowercase letter is unmet [C5.11]', () => {
  expect(unmet('ABCDEFG1')).toEqual(['lowercase']);
});

test('eight characters are enough, seven are not [C9.31]', () => {
  expect(minPasswordLength).toBe(8);
  expect(newPassword('Abcdef1')).toEqual(weak);
  expect(newPassword('Abcdefg1')).toBeUndefined();
});

test('a password is good exactly when no rule is left unmet', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aAzZß09É !'), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(letters, (value) => {
      fc.pre(value.trim() !== '');
      expect(password(value) === undefined).toBe(unmet(value).length === 0);
    }),
  );
});

test('a new password is typed twice, the same both times [C5.61]', () => {
  const twice = (confirmPassword: string) => checkNewPassword({ newPassword: 'Abcdefg1', confirmPassword }, 'New one');
  expect(twice('Abcdefg1')).toEqual({});
  expect(twice('')).toEqual({ confirmPassword: { key: 'validation.required' } });
  expect(twice('Abcdefg2')).toEqual({ confirmPassword: { key: 'validation.sameAs', args: { field: 'New one' } } });
});

test('a change of password asks for the current one, too [C5.61]', () => {
  const form = { currentPassword: '', newPassword: 'Abcdefg1', confirmPassword: 'abcdefg1' };
  expect(checkPasswordChange(form, 'New one')).toEqual({
    currentPassword: { key: 'validation.required' },
    confirmPassword: { key: 'validation.sameAs', args: { field: 'New one' } },
  });
});
