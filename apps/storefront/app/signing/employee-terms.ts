import type { Profile } from '@eyelet/contracts/consumer/profile.ts';

/** Whether the terms of the employee discount have to be shown: to employees who have not accepted them (C4.34). */
export function needsEmployeeTerms({ consumerDetails }: Profile): boolean {
  const isEmployee = consumerDetails.identity.some(({ type }) => type === 'employee');
  return isEmployee && !consumerDetails.isEmployeeDiscountTCAccepted;
}
