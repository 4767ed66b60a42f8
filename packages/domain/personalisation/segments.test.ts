import { segmentIds } from '@eyelet/contracts/personalisation/segment-ids.ts';
import { expect, test } from 'vitest';
import type { Audience } from './audience.ts';
import { belongsTo, chosenSegment } from './segments.ts';

const visitor: Audience = { isLoggedIn: false, isMember: false, kinds: [], hasItems: false };
const consumer: Audience = { ...visitor, isLoggedIn: true };

const always = ['notWranx', 'notIpa', 'notBoth', 'notAthlete', 'nonEmployee', 'cartEmpty'];
const without = (ids: readonly string[], ...gone: readonly string[]) => ids.filter((id) => !gone.includes(id));

test.each<[string, Audience, readonly string[]]>([
  ['a visitor', visitor, ['loggedOut', ...always]],
  [
    'a visitor with a cart',
    { ...visitor, hasItems: true },
    ['loggedOut', 'cartNotEmpty', ...without(always, 'cartEmpty')],
  ],
  ['a consumer', consumer, ['loggedIn', 'nonLoyalty', ...always]],
  ['a member', { ...consumer, isMember: true }, ['loggedIn', 'loyalty', ...always]],
  [
    'an employee',
    { ...consumer, kinds: ['employee'] },
    ['loggedIn', 'nonLoyalty', 'employee', ...without(always, 'nonEmployee')],
  ],
  ['wranx', { ...consumer, kinds: ['wranx'] }, ['loggedIn', 'nonLoyalty', 'wranx', ...without(always, 'notWranx')]],
  ['ipa', { ...consumer, kinds: ['ipa'] }, ['loggedIn', 'nonLoyalty', 'ipa', ...without(always, 'notIpa')]],
  [
    'wranx and ipa',
    { ...consumer, kinds: ['ipa', 'wranx'] },
    ['loggedIn', 'nonLoyalty', 'wranx', 'ipa', 'both', ...without(always, 'notWranx', 'notIpa', 'notBoth')],
  ],
  [
    'an athlete',
    { ...consumer, kinds: ['athlete'] },
    ['loggedIn', 'nonLoyalty', 'athlete', ...without(always, 'notAthlete')],
  ],
  [
    'a member who is an athlete, with a cart',
    { isLoggedIn: true, isMember: true, kinds: ['athlete'], hasItems: true },
    ['loggedIn', 'loyalty', 'athlete', 'cartNotEmpty', ...without(always, 'notAthlete', 'cartEmpty')],
  ],
])('%s is in exactly their segments', (_, audience, expected) => {
  expect(segmentIds.filter((id) => belongsTo(id, audience)).toSorted()).toEqual([...expected].toSorted());
});

test('the first that holds is shown, a tested one before it, and the baseline where none holds or nothing is known', () => {
  const segments = [{ id: 'employee' }, { id: 'loggedIn' }, { id: 'nonLoyalty' }] as const;
  expect(chosenSegment(segments, consumer, [])).toBe(1);
  expect(chosenSegment(segments, { ...consumer, kinds: ['employee'] }, [])).toBe(0);
  expect(chosenSegment(segments, visitor, [])).toBeUndefined();
  expect(chosenSegment(segments, undefined, [])).toBeUndefined();
  expect(chosenSegment(segments, visitor, ['other', 'nonLoyalty'])).toBe(2);
  expect(chosenSegment(segments, undefined, ['employee'])).toBe(0);
  expect(chosenSegment(segments, consumer, ['cartEmpty'])).toBe(1);
});
