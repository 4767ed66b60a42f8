import type { signUp } from '@eyelet/contracts/auth/sign-up.ts';
import type { InputOf, RefusalOf } from '@eyelet/contracts/kernel/operation.ts';
import { isOldEnough } from '@eyelet/domain/consumer/age.ts';
import { earliestBirthDate, personName } from '@eyelet/domain/forms/person.ts';
import { email as checkEmail } from '@eyelet/domain/validation/email.ts';
import { isEmpty } from '@eyelet/domain/validation/invalid.ts';
import { phone as checkPhone } from '@eyelet/domain/validation/phone.ts';
import { toInternationalPhone } from '@eyelet/domain/validation/phone-number.ts';
import { isStoredDate } from '@eyelet/domain/validation/stored-date.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { passwordRefusal } from './check-password.ts';

type Body = InputOf<typeof signUp>['body'];

/** A new consumer as he is stored. */
export type Person = Readonly<{
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  postal_code: string;
  birth_date: string | null;
  gender: string;
}>;

/** Checks what somebody tells of himself when he signs up, by the rules of the form and of the market. */
export function checkNewConsumer(body: Body, context: Context): Person | Refusal<RefusalOf<typeof signUp>> {
  const { market } = context;
  const email = body.email.trim();
  if (email === '' || checkEmail(email)) return refuse('AUT453', { member: 'email' });
  const weak = passwordRefusal(body.password, email, context);
  if (weak) return refuse(weak.id, { member: 'password', reason: weak.reason });
  for (const member of ['firstName', 'lastName'] as const) {
    if (personName(body[member])) return refuse('PRO412', { member });
  }
  const dialCode = isEmpty(body.phoneCode) ? market.phone.dialCode : body.phoneCode;
  if (checkPhone(body.phone, { dialCode })) return refuse('PRO412', { member: 'phone' });
  const wrongAge = birthDateRefusal(body, context);
  if (wrongAge) return wrongAge;
  return {
    email,
    first_name: body.firstName?.trim() ?? '',
    last_name: body.lastName?.trim() ?? '',
    phone: isEmpty(body.phone) ? null : toInternationalPhone(body.phone, dialCode),
    postal_code: body.postalCode?.trim() ?? '',
    birth_date: isEmpty(body.birthDate) ? null : body.birthDate,
    gender: body.gender ?? '',
  };
}

function birthDateRefusal(
  { birthDate, subscriptions }: Body,
  { market, now }: Context,
): Refusal<'PRO410' | 'PRO411' | 'PRO412'> | undefined {
  const member = 'birthDate';
  if (isEmpty(birthDate)) return subscriptions?.loyaltyConsent ? refuse('PRO411', { member }) : undefined;
  if (!isStoredDate(birthDate) || birthDate < earliestBirthDate) return refuse('PRO412', { member });
  const isOldEnoughNow = isOldEnough(birthDate, now.toISOString().slice(0, 10), market.signUp.minimumAge);
  return isOldEnoughNow ? undefined : refuse('PRO410', { member, minimumAge: market.signUp.minimumAge });
}
