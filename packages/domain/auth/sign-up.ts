import { homePostalCode } from '../consumer/home-postal-code.ts';
import { birthDate, personName, whenRequired } from '../consumer/person.ts';
import type { Market } from '../markets/market.ts';
import type { SignUpVariant } from '../markets/sign-up-rules.ts';
import { checkbox } from '../validation/checkbox.ts';
import type { Input } from '../validation/invalid.ts';
import { isEmpty } from '../validation/invalid.ts';
import { phone } from '../validation/phone.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { requiredEmail } from '../validation/required-email.ts';
import { newPassword } from './passwords.ts';

/** The fields of the sign-up form by name (B3.3.13). */
export type SignUpForm = Readonly<{
  firstName: Input;
  lastName: Input;
  birthDate: Input;
  phone: Input;
  phoneCode: Input;
  email: Input;
  password: Input;
  postalCode: Input;
  gender: Input;
  newsletter: boolean;
  loyaltyTerms: boolean;
  brandTerms: boolean;
  policy: boolean;
  optInAccepted: boolean;
}>;

export type SignUpField = keyof SignUpForm;

/** The fields that a variant shows in a market, in order; the simplified form has two (B2.1.02 to B2.1.04). */
export function signUpFields(variant: SignUpVariant, { signUp }: Pick<Market, 'signUp'>): readonly SignUpField[] {
  if (variant === 'simplified') return ['email', 'password'];
  return [
    'email',
    'password',
    'firstName',
    'lastName',
    'birthDate',
    'gender',
    'postalCode',
    'phoneCode',
    'phone',
    ...(signUp.smsOptIn === 'none' ? [] : (['optInAccepted'] as const)),
    'newsletter',
    'policy',
    ...(variant === 'loyalty' ? (['loyaltyTerms', 'brandTerms'] as const) : []),
  ];
}

/** Whether a field must be filled in or ticked. */
export function isRequired(field: SignUpField, variant: SignUpVariant, { signUp }: Pick<Market, 'signUp'>): boolean {
  if (field === 'email' || field === 'password') return true;
  if (variant === 'simplified') return false;
  if (field === 'firstName' || field === 'lastName' || field === 'policy') return true;
  if (field === 'loyaltyTerms' || field === 'brandTerms') return variant === 'loyalty';
  if (field === 'optInAccepted') return signUp.smsOptIn === 'required';
  return (signUp.required[variant] as readonly SignUpField[]).includes(field);
}

export type SignUpContext = Readonly<{
  variant: SignUpVariant;
  market: Pick<Market, 'signUp' | 'dateFormat' | 'phone' | 'country' | 'shipsTo'>;
  /** The server's day, YYYY-MM-DD. */
  today: string;
}>;

/** Checks a sign-up form; the same in the browser and on the server (B5.3.02 to B5.3.11). */
export function checkSignUp(form: SignUpForm, { variant, market, today }: SignUpContext): Problems<SignUpField> {
  const credentials = problemsOf({ email: requiredEmail(form.email), password: newPassword(form.password) });
  if (variant === 'simplified') return credentials;
  const asked = (field: SignUpField) => isRequired(field, variant, market);
  const { dateFormat: format, signUp } = market;
  return {
    ...credentials,
    ...problemsOf({
      firstName: whenRequired(asked('firstName'), form.firstName, () => personName(form.firstName)),
      lastName: whenRequired(asked('lastName'), form.lastName, () => personName(form.lastName)),
      birthDate: whenRequired(asked('birthDate'), form.birthDate, () =>
        birthDate(form.birthDate, { format, today, minimumAge: signUp.minimumAge }),
      ),
      gender: whenRequired(asked('gender'), form.gender, () => undefined),
      postalCode: homePostalCode(form.postalCode, market),
      // Text messages need a phone.
      phone: whenRequired(asked('phone') || form.optInAccepted, form.phone, () =>
        phone(form.phone, { dialCode: isEmpty(form.phoneCode) ? market.phone.dialCode : form.phoneCode }),
      ),
      optInAccepted: asked('optInAccepted') ? checkbox(form.optInAccepted) : undefined,
      policy: checkbox(form.policy),
      loyaltyTerms: asked('loyaltyTerms') ? checkbox(form.loyaltyTerms) : undefined,
      brandTerms: asked('brandTerms') ? checkbox(form.brandTerms) : undefined,
    }),
  };
}

/** Whether a sign-up is followed by the question about interests (B4.3.02 to B4.3.05). */
export function asksForInterests(
  shop: Readonly<{ collectsInterests: boolean }>,
  signedUp: Readonly<{ variant: SignUpVariant; newsletter: boolean; toBuy: boolean }>,
  { signUp }: Pick<Market, 'signUp'>,
): boolean {
  if (!shop.collectsInterests || signedUp.variant === 'simplified' || signedUp.toBuy) return false;
  return signedUp.newsletter || !signUp.interestsNeedNewsletter;
}
