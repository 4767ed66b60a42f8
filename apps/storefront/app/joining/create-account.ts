import { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import type { SignUpForm } from '@eyelet/domain/auth/sign-up.ts';
import type { DateFormat } from '@eyelet/domain/markets/market.ts';
import { updateProfile } from '../consumer/update-profile.ts';
import type { Arrival } from './arrival.ts';
import { introduceMember } from './introduce-member.ts';
import { signUpBodyOf } from './sign-up-values.ts';

export type Joining = Readonly<{
  client: ApiClient;
  /** The bot check proof of the sign-up. */
  proof: () => Promise<string>;
  signIn: (credentials: Readonly<{ email: string; password: string }>) => Promise<Profile>;
}>;

export type Joined = Readonly<{ profile: Profile } | { profile: undefined; refusal: ApiError }>;

/**
 * Signs up, signs in, and joins the membership when the form is that of the membership (B4.3.01, B4.3.06). Throws when
 * no account was created; it resolves also when the sign-in or the membership failed.
 */
export async function createAccount(
  { client, proof, signIn }: Joining,
  form: SignUpForm,
  arrival: Arrival,
  format: DateFormat,
): Promise<Joined> {
  const body = signUpBodyOf(form, arrival, format);
  const headers = arrival.leadSource === '' ? {} : { headers: { source: arrival.leadSource } };
  await client.call(signUp, { body: { ...body, recaptcha_response: await proof() }, ...headers });
  try {
    const profile = await signIn({ email: body.email, password: body.password });
    if (arrival.variant !== 'loyalty') return { profile };
    const member = await updateProfile(client, profile, { enrollments: [{ type: 'Loyalty', optin: true }] });
    await introduceMember(client, member, arrival);
    return { profile: member };
  } catch (error) {
    if (error instanceof ApiError) return { profile: undefined, refusal: error };
    throw error;
  }
}
