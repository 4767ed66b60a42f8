import { expect, test } from 'vitest';
import { shownRecoveryCode, typedOneTimeCode, typedRecoveryCode } from './recovery-code.ts';

test('a recovery code is shown in groups and taken however it is typed', () => {
  expect(shownRecoveryCode('ABCDEFGHIJKLMNOP')).toBe('ABCD-EFGH-IJKL-MNOP');
  for (const typed of ['ABCD-EFGH-IJKL-MNOP', ' abcd efgh ijkl mnop ', 'abcdefghijklmnop']) {
    expect(typedRecoveryCode(typed)).toBe('ABCDEFGHIJKLMNOP');
  }
});

test.each(['', 'ABCD', '123456', 'ABCD-EFGH-IJKL-MNO1', 'ABCD-EFGH-IJKL-MNOPQ'])('%j is no recovery code', (typed) => {
  expect(typedRecoveryCode(typed)).toBeUndefined();
});

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
])('%j is typed for the code %s', (typed, code) => {
  expect(typedOneTimeCode(typed)).toBe(code);
});
