import { personName } from '../consumer/person.ts';
import type { Market } from '../markets/market.ts';
import { checkbox } from '../validation/checkbox.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { isEmpty } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { name } from '../validation/name.ts';
import { phone } from '../validation/phone.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';

/** The form of a registration for an event of the brand (B7.30). */
export type EventRegistrationForm = Readonly<{
  firstName: Input;
  lastName: Input;
  phone: Input;
  phoneCode: Input;
  /** Days, joined by commas. */
  attendingDays: Input;
  plusOne: Input;
  eventTermsAccepted: boolean;
}>;

export type EventRegistrationField =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'attendingDays'
  | 'plusOne'
  | 'eventTermsAccepted';

/** The most characters of the name of an accompanying guest. */
export const mostOfPlusOne = 60;

/** Checks a registration; the same in the browser and on the server (B5.7.02, B5.7.03). */
export function checkEventRegistration(
  form: EventRegistrationForm,
  { phone: dial }: Pick<Market, 'phone'>,
): Problems<EventRegistrationField> {
  const person = (value: Input) =>
    firstProblem(
      () => required(value),
      () => personName(value),
    );
  return problemsOf({
    firstName: person(form.firstName),
    lastName: person(form.lastName),
    phone: phone(form.phone, { dialCode: isEmpty(form.phoneCode) ? dial.dialCode : form.phoneCode }),
    attendingDays: required(form.attendingDays),
    plusOne: firstProblem(
      () => name(form.plusOne),
      () => maxLength(form.plusOne, { n: mostOfPlusOne }),
    ),
    eventTermsAccepted: checkbox(form.eventTermsAccepted),
  });
}
