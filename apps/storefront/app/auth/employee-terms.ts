import type { Profile } from '@eyelet/contracts/consumer/profile.ts';

/** Whether the terms of the employee discount have to be shown: to employees who have not accepted them (C4.34). */
export function needsEmployeeTerms({ consumerDetails }: Profile): boolean {
  const isEmployee = consumerDetails.identity.some(({ type }) => type === 'employee');
  return isEmployee && !consumerDetails.isEmployeeDiscountTCAccepted;
}

/**
 * The path after a sign-in without scripts: `page`, or first the page of the terms for employees who have not accepted
 * them (C2.53).
 */
export function wayAfterSignIn(profile: Profile, locale: string, page: string): string {
  return needsEmployeeTerms(profile) ? `/${locale}/account/employee-terms?next=${encodeURIComponent(page)}` : page;
}
