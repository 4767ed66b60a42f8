import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MembershipChange, membershipOf } from './membership.ts';

const plain: MembershipChange = {
  ...{ optsIn: undefined, isMember: false, hasBirthDate: true, hasPhone: true },
  wantsSms: false,
};

test.each<[string, Partial<MembershipChange>, ReturnType<typeof membershipOf>]>([
  ['nothing of it', {}, 'stays'],
  ['yes', { optsIn: true }, 'joins'],
  ['yes, of a member', { optsIn: true, isMember: true }, 'stays'],
  ['no', { optsIn: false, isMember: true }, 'leaves'],
  ['yes, without a birth date', { optsIn: true, hasBirthDate: false }, { id: 'PRO411', member: 'birthDate' }],
  ['no, without a birth date', { optsIn: false, hasBirthDate: false }, 'leaves'],
  ['news by text message', { wantsSms: true }, 'stays'],
  ['news by text message, without a phone', { wantsSms: true, hasPhone: false }, { id: 'PRO412', member: 'phone' }],
  [
    'both, without either',
    { optsIn: true, wantsSms: true, hasPhone: false, hasBirthDate: false },
    { id: 'PRO412', member: 'phone' },
  ],
])('a change that says: %s', (_, change, verdict) => {
  expect(membershipOf({ ...plain, ...change })).toEqual(verdict);
});

test('nobody joins without a birth date, and nobody who is a member joins again', () => {
  const bool = fc.boolean();
  const change = fc.record({
    ...{ optsIn: fc.option(bool, { nil: undefined }), isMember: bool, hasBirthDate: bool },
    ...{ hasPhone: bool, wantsSms: bool },
  });
  fc.assert(
    fc.property(change, (one) => {
      if (membershipOf(one) === 'joins')
        expect([one.optsIn, one.hasBirthDate, one.isMember]).toEqual([true, true, false]);
    }),
  );
});
