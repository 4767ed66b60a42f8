import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { expect, test, vi } from 'vitest';
import { arrivalOf } from './arrival.ts';
import { createAccount } from './create-account.ts';
import { signUpFormOf } from './sign-up-values.ts';

const form = new FormData();
for (const [name, value] of [
  ['email', 'ada@example.com'],
  ['password', 'Granite1'],
  ['loyaltyTerms', 'on'],
]) {
  form.set(name ?? '', value ?? '');
}

const refusal = (errorId: string) =>
  new ApiError(409, { appId: 'eyelet', correlationId: 'c', errorDetails: [{ errorId, message: errorId }] });

/** Signs up from a URL; returns the calls with their bodies and headers. */
async function join(query: string, refused: Readonly<Record<string, ApiError>> = {}) {
  const calls: [string, Record<string, unknown>][] = [];
  const note = (name: string, request: object) => {
    calls.push([name, request as Record<string, unknown>]);
    if (refused[name]) throw refused[name];
  };
  const client = {
    call: async (operation: { id: string }, request: object) => {
      note(operation.id, request);
      return { consumerId: 'C1', isLoyaltyMember: operation.id === 'consumer.update' };
    },
  } as unknown as ApiClient;
  const joining = {
    client,
    proof: async () => 'proven',
    signIn: async (credentials: object) => {
      note('signIn', credentials);
      return { consumerId: 'C1', isLoyaltyMember: false } as Profile;
    },
  };
  const arrival = arrivalOf(new URLSearchParams(query));
  return { calls, joined: await createAccount(joining, signUpFormOf(form), arrival, 'MM/DD/YYYY') };
}

test('signing up is called before signing in, with a proof and the header of the lead [B4.3.01, B2.1.09]', async () => {
  const { calls, joined } = await join('leadSource=autumn');
  expect(calls).toMatchObject([
    [
      'auth.signUp',
      { body: { email: 'ada@example.com', recaptcha_response: 'proven' }, headers: { source: 'autumn' } },
    ],
    ['signIn', { email: 'ada@example.com', password: 'Granite1' }],
  ]);
  expect(joined.profile).toEqual({ consumerId: 'C1', isLoyaltyMember: false });
});

test('without a lead the header is not sent', async () => {
  const { calls } = await join('');
  expect(calls[0]?.[1].headers).toBeUndefined();
});

test('the form of the membership enrols the new profile [B4.3.06]', async () => {
  const { calls, joined } = await join('variant=loyalty');
  expect(calls[2]).toEqual([
    'consumer.update',
    { body: { consumerProfile: { enrollments: [{ type: 'Loyalty', optin: true }] } } },
  ]);
  expect(joined.profile?.isLoyaltyMember).toBe(true);
});

test.each([
  ['leadSource=autumn&referral_code=MATE-7', { usid: 'C1', referralCode: 'MATE-7' }, 'autumn'],
  ['', { usid: 'C1' }, 'ECOM15'],
])(
  'a new member is introduced with the lead in the URL (%s) [C7.66, B7.25, B2.1.10, C2.37, C2.38]',
  async (query, body, source) => {
    const { calls } = await join(`variant=loyalty&${query}`);
    expect(calls[3]).toEqual(['loyalty.token', { body, headers: { source } }]);
  },
);

test('a membership that is not confirmed yet still counts', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { joined } = await join('variant=loyalty', { 'loyalty.token': refusal('REW135') });
  expect(joined.profile?.isLoyaltyMember).toBe(true);
  warn.mockRestore();
});

test('a consumer who does not join is not introduced to the loyalty programme', async () => {
  const { calls } = await join('referral_code=MATE-7');
  expect(calls.map(([name]) => name)).toEqual(['auth.signUp', 'signIn']);
});

test('a refused sign-up is thrown, and no sign-in is called', async () => {
  await expect(join('', { 'auth.signUp': refusal('AUT439') })).rejects.toMatchObject({ id: 'AUT439' });
});

test('an account is created even when signing in to it fails', async () => {
  const { joined } = await join('', { signIn: refusal('AUT403') });
  expect(joined).toMatchObject({ profile: undefined, refusal: { id: 'AUT403' } });
});
