import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { expect, test } from 'vitest';
import { wayAfterSignIn } from './employee-terms.ts';

const person = (identity: readonly string[], isEmployeeDiscountTCAccepted = false) =>
  ({ consumerDetails: { identity: identity.map((type) => ({ type })), isEmployeeDiscountTCAccepted } }) as Profile;

test.each([
  ['an employee', person(['employee']), '/de-de/account/employee-terms?next=%2Fde-de%2Fcart'],
  ['an employee who has accepted', person(['employee'], true), '/de-de/cart'],
  ['an athlete', person(['athlete']), '/de-de/cart'],
])('after signing in, %s is shown the terms only until they are accepted [C4.34]', (_, profile, way) => {
  expect(wayAfterSignIn(profile, 'de-de', '/de-de/cart')).toBe(way);
});
