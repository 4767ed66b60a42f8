import type { SignUpField } from '@eyelet/domain/auth/sign-up.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

const labelKeys = {
  email: 'address.email',
  password: 'account.password',
  firstName: 'address.firstName',
  lastName: 'address.lastName',
  birthDate: 'account.birthDate',
  gender: 'account.gender',
  postalCode: 'account.postalCode',
  phoneCode: 'address.phoneCode',
  phone: 'address.phone',
  optInAccepted: 'joining.smsLink',
  newsletter: 'joining.newsletter',
  policy: 'joining.policyLink',
  loyaltyTerms: 'joining.loyaltyTermsLink',
  brandTerms: 'joining.brandTermsLink',
} as const satisfies Readonly<Record<SignUpField, string>>;

/** Names of the fields that a form shows, in their order. */
export function signUpLabels(fields: readonly SignUpField[], say: Translate): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map((field) => [field, say(labelKeys[field])]));
}
