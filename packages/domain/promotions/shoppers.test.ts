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
  expect(shoppersOf({ audience, wants: {} }, forMembers)).toBe(group);
});

test('what asks for programmes is for those who are in them, whatever its codes', () => {
  expect(shoppersOf({ audience: null, wants: { groups: ['member'] } }, false)).toBe('members');
  expect(shoppersOf({ audience: null, wants: { groups: ['member', 'athlete'] } }, false)).toBe('programmes');
});
