import { personName } from '@eyelet/domain/consumer/person.ts';
import { checkMobile } from '@eyelet/domain/consumer/profile.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { firstProblem } from '@eyelet/domain/validation/first-problem.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { type Problems, problemsOf } from '@eyelet/domain/validation/problems.ts';
import { required } from '@eyelet/domain/validation/required.ts';
import { requiredEmail } from '@eyelet/domain/validation/required-email.ts';
import { textOf } from '../forms/answer.ts';

export const reserveFields = ['firstName', 'lastName', 'email', 'phone'] as const;

export type ReserveField = (typeof reserveFields)[number];

/** The problems of the contact of a reservation; the store needs name, email and phone. */
export function checkContact(posted: FormData, market: Pick<Market, 'phone'>): Problems<ReserveField> {
  const name = (field: ReserveField) => {
    const value = textOf(posted, field);
    return firstProblem(
      () => required(value),
      () => personName(value),
    );
  };
  return {
    ...problemsOf({
      firstName: name('firstName'),
      lastName: name('lastName'),
      email: requiredEmail(textOf(posted, 'email')),
    }),
    ...checkMobile({ phone: textOf(posted, 'phone'), phoneCode: textOf(posted, 'phoneCode') }, market),
  };
}

/** The contact as sent, with the phone in international form. */
export function contactOf(posted: FormData, market: Pick<Market, 'phone'>) {
  const phoneCode = textOf(posted, 'phoneCode') || market.phone.dialCode;
  return {
    firstName: textOf(posted, 'firstName').trim(),
    lastName: textOf(posted, 'lastName').trim(),
    email: textOf(posted, 'email').trim(),
    phone: toInternationalPhone(textOf(posted, 'phone'), phoneCode),
    phoneCode,
  };
}
