import type { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import type { SignUpForm } from '@eyelet/domain/auth/sign-up.ts';
import type { DateFormat } from '@eyelet/domain/markets/market.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { toStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import { genderOptions } from '../consumer/genders.ts';
import { passwordTextOf, textOf } from '../forms/answer.ts';
import type { Arrival } from './arrival.ts';

export type SignUpBody = RequestOf<typeof signUp>['body'];

/** The sign-up form as it was filled in (B3.3.13). */
export function signUpFormOf(posted: FormData): SignUpForm {
  const text = (name: string) => textOf(posted, name);
  const ticked = (name: string) => posted.has(name);
  return {
    ...{ email: text('email').trim(), password: passwordTextOf(posted, 'password') },
    ...{ firstName: text('firstName').trim(), lastName: text('lastName').trim() },
    ...{ birthDate: text('birthDate'), gender: text('gender'), postalCode: text('postalCode').trim() },
    ...{ phone: text('phone'), phoneCode: text('phoneCode') },
    ...{ newsletter: ticked('newsletter'), policy: ticked('policy'), optInAccepted: ticked('optInAccepted') },
    ...{ loyaltyTerms: ticked('loyaltyTerms'), brandTerms: ticked('brandTerms') },
  };
}

/** The body of a sign-up (B7.16). Submitting the simplified form accepts the terms named at its button. */
export function signUpBodyOf(
  form: SignUpForm,
  { variant, consumerId, source }: Arrival,
  format: DateFormat,
): SignUpBody {
  const credentials = {
    email: form.email ?? '',
    password: form.password ?? '',
    isTemporaryPassword: false,
    ...(consumerId === '' ? {} : { consumerId }),
    ...(Object.keys(source).length === 0 ? {} : { source }),
  };
  if (variant === 'simplified') return { ...credentials, isTermsConfirmed: true };
  const texts = {
    firstName: form.firstName,
    lastName: form.lastName,
    postalCode: form.postalCode,
    birthDate: toStoredDate(form.birthDate ?? '', format),
    gender: genderOptions.find((one) => one === form.gender),
    ...(isEmpty(form.phone) ? {} : { phone: form.phone, phoneCode: form.phoneCode }),
  };
  return {
    ...credentials,
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value)),
    isTermsConfirmed: form.policy,
    subscriptions: {
      newsletterConsent: form.newsletter,
      loyaltyConsent: variant === 'loyalty' && form.loyaltyTerms,
      smsNotificationConsent: form.optInAccepted,
    },
  };
}
