import { requestPasswordReset } from '@eyelet/contracts/auth/request-password-reset.ts';
import { lookUpConsumer } from '@eyelet/contracts/consumer/look-up.ts';
import type { Profile, ProfileChanges } from '@eyelet/contracts/consumer/profile.ts';
import type { EnrolmentEvent, EnrolmentStep } from '@eyelet/domain/consumer/enrolment.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { profileFormOf } from '../consumer/profile-form.ts';
import { updateProfile } from '../consumer/update-profile.ts';
import { passwordTextOf, textOf } from '../forms/answer.ts';
import type { Lead } from '../session/lead.ts';
import { noArrival } from './arrival.ts';
import { chosenInterests } from './chosen-interests.ts';
import { createAccount, type Joining } from './create-account.ts';
import { introduceMember } from './introduce-member.ts';
import { signUpFormOf } from './sign-up-values.ts';

export type Enrolling = Joining &
  Readonly<{
    /** The email that was looked up. */
    email: string;
    profile: Profile | undefined;
    market: Pick<Market, 'dateFormat'>;
    lead: Lead;
  }>;

export type Performed = Readonly<{ event: EnrolmentEvent; email?: string; profile?: Profile }>;

/** Performs a step and resolves to its event. Throws refusals of its calls. */
export async function performEnrolment(step: EnrolmentStep, posted: FormData, by: Enrolling): Promise<Performed> {
  const { client, email, profile } = by;
  const update = (changes: ProfileChanges) => updateProfile(client, profile, changes);
  switch (step) {
    case 'lookup': {
      const asked = textOf(posted, 'email').trim();
      const { exists } = await client.call(lookUpConsumer, { query: { email: asked } });
      return { event: exists ? 'known' : 'unknown', email: asked };
    }
    case 'signIn':
      return { event: 'signedIn', profile: await by.signIn({ email, password: passwordTextOf(posted, 'password') }) };
    case 'signUp':
      return signUpBy(posted, by);
    case 'forgotPassword':
      await client.call(requestPasswordReset, { body: { email } });
      return { event: 'done' };
    case 'nonLoyalty': {
      const birthDate = toStoredDate(textOf(posted, 'birthDate'), by.market.dateFormat);
      const details = birthDate === undefined ? {} : { consumerDetails: { birthDate } };
      const member = await update({ ...details, enrollments: [{ type: 'Loyalty', optin: true }] });
      await introduceMember(client, member, by.lead);
      return { event: 'joined', profile: member };
    }
    case 'mobile': {
      const { phone, phoneCode } = profileFormOf(posted);
      return { event: 'done', profile: await update({ consumerDetails: { phone, phoneCode } }) };
    }
    case 'profile':
      return { event: 'done', profile: await update({ consumerDetails: filledOf(posted, by.market) }) };
    case 'interests':
      return { event: 'done', profile: await update({ preferences: { interests: chosenInterests(posted) } }) };
    default:
      return { event: 'done' };
  }
}

async function signUpBy(posted: FormData, by: Enrolling): Promise<Performed> {
  const form = { ...signUpFormOf(posted), email: by.email };
  const joined = await createAccount(
    by,
    form,
    { ...noArrival, ...by.lead, variant: 'simplified' },
    by.market.dateFormat,
  );
  if (!joined.profile) throw joined.refusal;
  return { event: 'signedUp', profile: joined.profile };
}

/** The filled-in fields of the profile; those that are not shown are absent. */
function filledOf(posted: FormData, { dateFormat }: Pick<Market, 'dateFormat'>) {
  const { firstName, lastName, postalCode, birthDate } = profileFormOf(posted);
  const texts = { firstName: firstName.trim(), lastName: lastName.trim(), postalCode: postalCode.trim() };
  const filled = { ...texts, birthDate: toStoredDate(birthDate, dateFormat) ?? '' };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
}
