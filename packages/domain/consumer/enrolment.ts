/** Members of a profile that a full enrolment has, in the order they are asked for (C4.51 to C4.55). */
export const enrolmentFields = ['phone', 'firstName', 'lastName', 'postalCode', 'birthDate'] as const;

export type EnrolmentField = (typeof enrolmentFields)[number];

export type EnrolmentProfile = Readonly<{ email: string } & Record<EnrolmentField, string>>;

/** What is missing of a profile that has an email; nothing to complete where there is none. */
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

/** Where the enrolment begins (C2.84 to C2.86). */
export function firstEnrolmentStep(consumer: Readonly<{ phone: string }> | undefined): EnrolmentStep {
  if (!consumer) return 'lookup';
  return consumer.phone === '' ? 'mobile' : 'profile';
}
