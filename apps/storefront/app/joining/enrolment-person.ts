import type { Profile } from '@eyelet/contracts/consumer/profile.ts';
import type { EnrolmentFacts } from '@eyelet/domain/consumer/enrolment.ts';

/** What an enrolment knows of a consumer. */
export type EnrolmentPerson = NonNullable<EnrolmentFacts['profile']>;

/** The facts of a profile that the steps of an enrolment depend on. */
export function personOf({ consumerDetails, isLoyaltyMember, preferences }: Profile): EnrolmentPerson {
  const { email, phone, firstName, lastName, postalCode, birthDate } = consumerDetails;
  return {
    email,
    phone,
    firstName,
    lastName,
    postalCode,
    birthDate,
    isLoyaltyMember,
    interests: preferences.interests,
  };
}
