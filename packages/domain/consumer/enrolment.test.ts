import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type EnrolmentEvent,
  type EnrolmentFacts,
  type EnrolmentStep,
  enrolmentFields,
  enrolmentSteps,
  firstEnrolmentStep,
  isPartiallyEnrolled,
  missingFields,
  moveEnrolment,
} from './enrolment.ts';

const complete = {
  ...{ email: 'ada@example.com', phone: '+12025550123', firstName: 'Ada', lastName: 'Brink' },
  ...{ postalCode: '94107', birthDate: '1990-10-12', isLoyaltyMember: true, interests: 'hiking' },
};
const empty = { ...complete, phone: '', firstName: '', lastName: '', postalCode: '', birthDate: '', interests: '' };

const facts = (profile: EnrolmentFacts['profile'], collectsInterests = true): EnrolmentFacts => ({
  profile,
  collectsInterests,
});

/** The steps through which a sequence of events leads. */
function walk(from: EnrolmentStep, events: readonly EnrolmentEvent[], known: EnrolmentFacts): EnrolmentStep[] {
  const steps = [from];
  for (const event of events) steps.push(moveEnrolment(steps.at(-1) ?? from, event, known));
  return steps;
}

test.each<['phone' | 'firstName' | 'lastName' | 'postalCode' | 'birthDate', string]>([
  ['phone', 'C4.51'],
  ['firstName', 'C4.52'],
  ['lastName', 'C4.53'],
  ['postalCode', 'C4.54'],
  ['birthDate', 'C4.55'],
])('a profile without %s is enrolled partially [%s]', (field) => {
  expect(missingFields({ ...complete, [field]: ' ' })).toEqual([field]);
  expect(isPartiallyEnrolled({ ...complete, [field]: '' })).toBe(true);
  expect(isPartiallyEnrolled(complete)).toBe(false);
});

test('without an email there is nothing to complete', () => {
  expect(missingFields({ ...empty, email: '' })).toEqual([]);
});

test('it begins with the lookup for whoever is signed out [C2.84]', () => {
  expect(firstEnrolmentStep(undefined)).toBe('lookup');
});

test('it begins with the profile for a consumer with a phone [C2.85]', () => {
  expect(firstEnrolmentStep(complete)).toBe('profile');
});

test('it begins with the mobile for a consumer without a phone [C2.86]', () => {
  expect(firstEnrolmentStep(empty)).toBe('mobile');
});

test('a lookup leads to signing in or signing up [C2.74]', () => {
  expect(moveEnrolment('lookup', 'known', facts(undefined))).toBe('signIn');
  expect(moveEnrolment('lookup', 'unknown', facts(undefined))).toBe('signUp');
});

test('a new consumer goes through all steps in their order [C2.73]', () => {
  const newcomer = facts({ ...empty, isLoyaltyMember: false });
  expect(walk('lookup', ['unknown', 'signedUp', 'joined', 'done', 'done', 'done', 'done'], newcomer)).toEqual(
    enrolmentSteps.filter((step) => step !== 'signIn' && step !== 'forgotPassword'),
  );
});

test('a forgotten password leads back to signing in [C2.77]', () => {
  expect(walk('signIn', ['forgot', 'done'], facts(undefined))).toEqual(['signIn', 'forgotPassword', 'signIn']);
});

test('whoever is no member is offered to become one, and may decline [C2.78]', () => {
  const guest = facts({ ...complete, isLoyaltyMember: false });
  expect(walk('signIn', ['signedIn', 'declined'], guest)).toEqual(['signIn', 'nonLoyalty', 'success']);
});

test('a welcome follows the joining, and what is missing follows the welcome [C2.79]', () => {
  expect(walk('nonLoyalty', ['joined', 'done'], facts({ ...complete, phone: '' }))).toEqual([
    'nonLoyalty',
    'welcome',
    'mobile',
  ]);
});

test('a member with a full profile is done after signing in', () => {
  expect(moveEnrolment('signIn', 'signedIn', facts(complete))).toBe('success');
});

test('interests are asked for only where the shop collects them', () => {
  expect(moveEnrolment('profile', 'done', facts(empty))).toBe('interests');
  expect(moveEnrolment('profile', 'done', facts(empty, false))).toBe('success');
});

const steps = fc.constantFrom(...enrolmentSteps);
const events = fc.constantFrom<EnrolmentEvent>(
  ...(['known', 'unknown', 'otherEmail', 'forgot', 'signedIn', 'signedUp', 'joined', 'declined', 'done'] as const),
);
const profiles = fc
  .record({ filled: fc.subarray([...enrolmentFields]), isLoyaltyMember: fc.boolean(), chose: fc.boolean() })
  .map(({ filled, isLoyaltyMember, chose }) => ({
    ...empty,
    ...Object.fromEntries(filled.map((field) => [field, complete[field]])),
    ...{ isLoyaltyMember, interests: chose ? 'hiking' : '' },
  }));

test('it never goes back, but to another email and from a forgotten password', () => {
  fc.assert(
    fc.property(steps, events, fc.option(profiles, { nil: undefined }), fc.boolean(), (step, event, profile, asks) => {
      const next = moveEnrolment(step, event, facts(profile, asks));
      const isBack = enrolmentSteps.indexOf(next) < enrolmentSteps.indexOf(step);
      if (isBack)
        expect([next, event]).toEqual(step === 'forgotPassword' ? ['signIn', 'done'] : ['lookup', 'otherEmail']);
    }),
  );
});

test('whoever goes on comes to the end', () => {
  fc.assert(
    fc.property(profiles, fc.boolean(), (profile, asks) => {
      const onward: EnrolmentEvent[] = ['signedIn', 'declined', 'done', 'done', 'done', 'done'];
      expect(walk('signIn', onward, facts(profile, asks)).at(-1)).toBe('success');
    }),
  );
});
