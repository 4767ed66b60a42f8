import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { EnrolmentStep } from '@eyelet/domain/consumer/enrolment.ts';
import { deDe } from '@eyelet/domain/markets/de-de.ts';
import { expect, test } from 'vitest';
import { checkEnrolment } from './enrolment-check.ts';
import { performEnrolment } from './enrolment-perform.ts';

const profile = { consumerId: 'C1' } as Profile;

function posted(fields: Readonly<Record<string, string>>, interests: readonly string[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const one of interests) data.append('interests', one);
  return data;
}

/** Performs a step with the given answers; returns the calls that were made. */
async function perform(step: EnrolmentStep, form: FormData, answers: Readonly<Record<string, object>> = {}) {
  const calls: [string, object][] = [];
  const client = {
    call: async (operation: { id: string }, request: object) => {
      calls.push([operation.id, request]);
      return answers[operation.id] ?? profile;
    },
  } as unknown as ApiClient;
  const performed = await performEnrolment(step, form, {
    ...{ client, profile, market: deDe, email: 'ada@example.com' },
    proof: async () => 'proven',
    signIn: async () => profile,
    lead: { leadSource: '', referralCode: 'MATE-7' },
  });
  return { calls, ...performed };
}

test.each([
  [true, 'known'],
  [false, 'unknown'],
])('looking up an email whose account exists (%s) gives the event %s [C2.74]', async (exists, event) => {
  const found = await perform('lookup', posted({ email: ' ada@example.com ' }), { 'consumer.lookUp': { exists } });
  expect(found).toMatchObject({ event, email: 'ada@example.com' });
  expect(found.calls).toEqual([['consumer.lookUp', { query: { email: 'ada@example.com' } }]]);
});

test('entering a password creates an account for the email that was looked up [C2.76]', async () => {
  const { event, calls } = await perform('signUp', posted({ password: 'Granite1' }));
  expect(event).toBe('signedUp');
  expect(calls).toMatchObject([['auth.signUp', { body: { email: 'ada@example.com', password: 'Granite1' } }]]);
});

test('a forgotten password sends a link by mail [C2.77]', async () => {
  const { calls } = await perform('forgotPassword', posted({}));
  expect(calls).toEqual([['auth.requestPasswordReset', { body: { email: 'ada@example.com' } }]]);
});

test('joining sends the missing birth date, then the referral [C2.78, B2.1.10]', async () => {
  const { event, calls } = await perform('nonLoyalty', posted({ birthDate: '12/10/1990', loyaltyTerms: 'on' }));
  expect(event).toBe('joined');
  expect(calls).toEqual([
    [
      'consumer.update',
      {
        body: {
          consumerProfile: {
            consumerDetails: { birthDate: '1990-10-12' },
            enrollments: [{ type: 'Loyalty', optin: true }],
          },
        },
      },
    ],
    ['loyalty.token', { body: { usid: 'C1', referralCode: 'MATE-7' }, headers: { source: 'ECOM15' } }],
  ]);
});

test('the profile step sends the filled-in fields only [C2.81]', async () => {
  const { calls } = await perform('profile', posted({ firstName: ' Ada ', postalCode: '20457' }));
  expect(calls).toEqual([
    ['consumer.update', { body: { consumerProfile: { consumerDetails: { firstName: 'Ada', postalCode: '20457' } } } }],
  ]);
});

test('an empty profile step sends nothing [C5.52]', async () => {
  expect((await perform('profile', posted({ firstName: ' ' }))).calls).toEqual([]);
});

test('interests are sent joined with a pipe; unknown ones are left out [C2.82, C5.54]', async () => {
  const { calls } = await perform('interests', posted({}, ['sailing', 'hiking', 'chess']));
  expect(calls).toEqual([
    ['consumer.update', { body: { consumerProfile: { preferences: { interests: 'hiking|sailing' } } } }],
  ]);
});

const person = {
  ...{ email: 'ada@example.com', phone: '', firstName: 'Ada', lastName: '', postalCode: '20457', birthDate: '' },
  ...{ isLoyaltyMember: false, interests: '' },
};
const wrong = (step: EnrolmentStep, fields: Readonly<Record<string, string>>, who = person) =>
  Object.fromEntries(
    Object.entries(checkEnrolment(step, posted(fields), { person: who, market: deDe, today: '2026-11-21' })).map(
      ([field, invalid]) => [field, invalid?.key],
    ),
  );

test('each step requires the fields that it shows', () => {
  expect(wrong('lookup', { email: 'x' })).toEqual({ email: 'validation.email' });
  expect(wrong('signIn', { password: '' })).toEqual({ password: 'validation.required' });
  expect(wrong('signIn', { password: 'abc' })).toEqual({});
  expect(wrong('signUp', { password: 'abc' })).toEqual({ password: 'validation.password' });
  expect(wrong('mobile', { phone: '12', phoneCode: '49' })).toEqual({ phone: 'validation.phone' });
});

test('the membership requires a birth date only when it is not known, and its terms [C5.60]', () => {
  expect(wrong('nonLoyalty', {})).toEqual({
    birthDate: 'validation.required',
    loyaltyTerms: 'validation.checkbox',
  });
  expect(wrong('nonLoyalty', { loyaltyTerms: 'on' }, { ...person, birthDate: '1990-10-12' })).toEqual({});
});

test('the profile step requires the missing fields only', () => {
  expect(wrong('profile', {})).toEqual({ lastName: 'validation.required', birthDate: 'validation.required' });
});
