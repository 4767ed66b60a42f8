import { interests } from '@eyelet/domain/consumer/interests.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** An interest in words; as it is stored where the shop does not know it any more. */
export function interestText(t: Translate, stored: string): string {
  const known = interests.find((one) => one === stored);
  return known ? t(`studio.customers.interest.${known}`) : stored;
}

const members = [
  'firstName',
  'lastName',
  'phone',
  'postalCode',
  'birthDate',
  'interests',
  'preferredShoeSize',
] as const;

/** A member of a profile as people call it. */
export function memberText(t: Translate, member: string): string {
  const known = members.find((one) => one === member);
  return known ? t(`studio.customers.member.${known}`) : member;
}
