import type { Market } from '../markets/market.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { isEmpty } from '../validation/invalid.ts';
import { phone } from '../validation/phone.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import type { required } from '../validation/required.ts';
import { requiredEmail } from '../validation/required-email.ts';
import { homePostalCode } from './home-postal-code.ts';
import { birthDate, personName, whenRequired } from './person.ts';

export type ProfileForm = Readonly<{
  email: Input;
  firstName: Input;
  lastName: Input;
  phone: Input;
  phoneCode: Input;
  postalCode: Input;
  birthDate: Input;
  gender: Input;
}>;

export type ProfileContext = Readonly<{
  market: Pick<Market, 'signUp' | 'dateFormat' | 'phone' | 'country' | 'shipsTo'>;
  /** The server's day, YYYY-MM-DD. */
  today: string;
  /** Fields that must not be left empty. */
  required: readonly (keyof ProfileForm)[];
  /** The stored postal code, which may stay unchanged when a consumer visits the shop of another country. */
  keptPostalCode?: string;
}>;

/** Checks the profile of an account. */
export function checkProfile(
  form: ProfileForm,
  { market, today, required: asked, keptPostalCode }: ProfileContext,
): Problems<keyof ProfileForm> {
  const when = (field: keyof ProfileForm, check: () => ReturnType<typeof required>) =>
    whenRequired(asked.includes(field), form[field], check);
  return problemsOf({
    email: requiredEmail(form.email),
    firstName: when('firstName', () => personName(form.firstName)),
    lastName: when('lastName', () => personName(form.lastName)),
    postalCode: when('postalCode', () =>
      form.postalCode === keptPostalCode ? undefined : homePostalCode(form.postalCode, market),
    ),
    gender: when('gender', () => undefined),
    birthDate: when('birthDate', () =>
      birthDate(form.birthDate, { format: market.dateFormat, today, minimumAge: market.signUp.minimumAge }),
    ),
    phone: when('phone', () => phone(form.phone, { dialCode: dialCodeOf(form.phoneCode, market) })),
  });
}

/** The phone of an enrolment: required and valid; both have one message (C2.80). */
export function checkMobile(
  form: Readonly<{ phone: Input; phoneCode: Input }>,
  market: Pick<Market, 'phone'>,
): Problems<'phone'> {
  return problemsOf({
    phone: firstProblem(
      () => (isEmpty(form.phone) ? { key: 'validation.phone' as const } : undefined),
      () => phone(form.phone, { dialCode: dialCodeOf(form.phoneCode, market) }),
    ),
  });
}

function dialCodeOf(phoneCode: Input, market: Pick<Market, 'phone'>): string {
  return isEmpty(phoneCode) ? market.phone.dialCode : phoneCode;
}

/** Whether an update has any value; one without is not sent (C5.52). */
export function hasValue(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) => {
    if (value === undefined || value === null || value === '') return false;
    return typeof value === 'object' ? hasValue(value as Readonly<Record<string, unknown>>) : true;
  });
}
