import { expect, test } from 'vitest';
import { checkAssociateSignIn } from './associate-sign-in.ts';

const whole = { storeId: 'US-BOS', storeEmployeeId: 'employee-1', password: 'Granite1' };

test('an associate who names store, employee and password may be asked for', () => {
  expect(checkAssociateSignIn(whole)).toEqual({});
});

test.each(['storeId', 'storeEmployeeId', 'password'] as const)('signing in at a store asks for %s', (field) => {
  for (const missing of ['', ' ', null, undefined]) {
    expect(checkAssociateSignIn({ ...whole, [field]: missing })).toEqual({ [field]: { key: 'validation.required' } });
  }
});
