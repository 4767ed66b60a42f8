import { personName } from '../consumer/person.ts';
import type { Market } from '../markets/market.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { isEmpty } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { phone } from '../validation/phone.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';
import { requiredEmail } from '../validation/required-email.ts';
import { isCategory, isSubjectOf } from './subjects.ts';

/** Characters of the longest message. */
export const mostOfMessage = 4000;

/** Characters of the longest order number or reference. */
export const mostOfNumber = 40;

/** The form by which somebody writes to the shop (C1.33). */
export type ContactForm = Readonly<{
  category: Input;
  subject: Input;
  firstName: Input;
  lastName: Input;
  email: Input;
  phone: Input;
  phoneCode: Input;
  orderNumber: Input;
  message: Input;
}>;

export type ContactField = Exclude<keyof ContactForm, 'phoneCode'>;

/** A message: not empty, and not too long. */
export function caseMessage(value: Input) {
  return firstProblem(
    () => required(value),
    () => maxLength(value, { n: mostOfMessage }),
  );
}

/** Checks a message to the shop; the same in the browser and on the server. */
export function checkContact(form: ContactForm, { phone: dial }: Pick<Market, 'phone'>): Problems<ContactField> {
  const person = (value: Input) =>
    firstProblem(
      () => required(value),
      () => personName(value),
    );
  const category = (form.category ?? '').trim();
  const isKnown = isCategory(category);
  return problemsOf({
    category: firstProblem(
      () => required(form.category),
      () => (isKnown ? undefined : { key: 'validation.oneOf' }),
    ),
    subject: firstProblem(
      () => required(form.subject),
      () => (!isKnown || isSubjectOf(category, (form.subject ?? '').trim()) ? undefined : { key: 'validation.oneOf' }),
    ),
    firstName: person(form.firstName),
    lastName: person(form.lastName),
    email: requiredEmail(form.email),
    phone: phone(form.phone, { dialCode: isEmpty(form.phoneCode) ? dial.dialCode : form.phoneCode }),
    orderNumber: maxLength(form.orderNumber, { n: mostOfNumber }),
    message: caseMessage(form.message),
  });
}
