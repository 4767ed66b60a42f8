/** Members of a profile that a full enrolment has, in the order they are asked for (C4.51 to C4.55). */
export const enrolmentFields = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

export type EnrolmentField = (typeof enrolmentFields)[number];

export type EnrolmentProfile = Readonly<{ email: string } & Record<EnrolmentField, string>>;

/** The missing fields of a profile with an email; none without an email. */
export function missingFields(profile: EnrolmentProfile): readonly EnrolmentField[] {
  if (profile.email === '') return [];
  return enrolmentFields.filter((field) => profile[field].trim() === '');
}

/** Whether a profile is only partially enrolled (C4.51 to C4.55). */
export function isPartiallyEnrolled(profile: EnrolmentProfile): boolean {
  return missingFields(profile).length > 0;
}

/** Steps of the enrolment in their order (C2.73). */
export const enrolmentSteps = [
  'lookup',
  'signIn',
  'signUp',
  'forgotPassword',
  'nonLoyalty',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const;

export type EnrolmentStep = (typeof enrolmentSteps)[number];

/** The first step of the enrolment (C2.84 to C2.86). */
export function firstEnrolmentStep(consumer: Readonly<{ phone: string }> | undefined): EnrolmentStep {
  if (!consumer) return 'lookup';
  return consumer.phone === '' ? 'mobile' : 'profile';
}

/** The facts that decide which steps are shown. */
export type EnrolmentFacts = Readonly<{
  /** Undefined until a consumer is signed in. */
  profile: (EnrolmentProfile & Readonly<{ isLoyaltyMember: boolean; interests: string }>) | undefined;
  collectsInterests: boolean;
}>;

/** The events of a step. */
export type EnrolmentEvent =
  | 'known'
  | 'unknown'
  | 'otherEmail'
  | 'forgot'
  | 'signedIn'
  | 'signedUp'
  | 'joined'
  | 'declined'
  | 'done';

type Move = (facts: EnrolmentFacts, from: EnrolmentStep) => EnrolmentStep;

const to =
  (step: EnrolmentStep): Move =>
  () =>
    step;

/** The next step of completing a profile with missing fields. */
const onward: Move = (facts, from) =>
  enrolmentSteps.slice(enrolmentSteps.indexOf(from) + 1).find((step) => asksSomething(step, facts)) ?? 'success';

/** A consumer who has just signed in is offered the membership unless already a member. */
const enter: Move = (facts, from) => (facts.profile?.isLoyaltyMember ? onward(facts, from) : 'nonLoyalty');

function asksSomething(step: EnrolmentStep, { profile, collectsInterests }: EnrolmentFacts): boolean {
  if (!profile) return false;
  const missing = missingFields(profile);
  if (step === 'mobile') return missing.includes('phone');
  if (step === 'profile') return missing.some((field) => field !== 'phone');
  return step === 'interests' && collectsInterests && profile.interests === '';
}

const moves: Readonly<Record<EnrolmentStep, Readonly<Partial<Record<EnrolmentEvent, Move>>>>> = {
  lookup: { known: to('signIn'), unknown: to('signUp') },
  signIn: { signedIn: enter, forgot: to('forgotPassword'), otherEmail: to('lookup') },
  signUp: { signedUp: enter, otherEmail: to('lookup') },
  forgotPassword: { done: to('signIn') },
  nonLoyalty: { joined: to('welcome'), declined: onward },
  welcome: { done: onward },
  mobile: { done: onward, declined: onward },
  profile: { done: onward, declined: onward },
  interests: { done: onward, declined: onward },
  success: {},
};

/** The next step after an event (C2.73 to C2.83); an event unknown to a step leaves it unchanged. */
export function moveEnrolment(step: EnrolmentStep, event: EnrolmentEvent, facts: EnrolmentFacts): EnrolmentStep {
  return moves[step][event]?.(facts, step) ?? step;
}
