import { expect, test } from 'vitest';
import { shoppersOf } from './shoppers.ts';

test.each([
  [null, false, 'everybody'],
  [null, true, 'members'],
  [['EMPLOYEE'], false, 'employees'],
  [['REGISTERED', 'EMPLOYEE'], false, 'registered'],
  [['GUEST'], false, 'guests'],
  [['GUEST', 'REGISTERED'], false, 'everybody'],
] as const)('for %j, members alone: %s, it is for %s', (audience, forMembers, group) => {
  expect(shoppersOf({ audience }, forMembers)).toBe(group);
});
