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

test.each([
  [{ tiers: ['gold'] }, 'gold'],
  [{ tiers: ['silver'] }, 'silver'],
  [{ tiers: ['gold', 'silver'] }, 'silver-and-gold'],
  [{ tiers: ['member'] }, 'selected'],
  [{ tiers: ['member', 'silver', 'gold'] }, 'members'],
  [{ daysAsMember: 30 }, 'members'],
  [{ orders: { from: 2, until: null } }, 'selected'],
  [{ spent: { amounts: { USD: 1 }, days: 30 } }, 'selected'],
  [{ daysSinceOrder: 90, tiers: ['gold'] }, 'selected'],
  [{ homeMarkets: ['de-de'] }, 'selected'],
] as const)('what asks for %j is for %s, which tells nobody what an account has bought', (wants, group) => {
  expect(shoppersOf({ audience: null, wants }, false)).toBe(group);
});

test('what asks for programmes is for those who are in them, whatever its codes', () => {
  expect(shoppersOf({ audience: null, wants: { groups: ['member'] } }, false)).toBe('members');
  expect(shoppersOf({ audience: null, wants: { groups: ['member', 'athlete'] } }, false)).toBe('programmes');
});
