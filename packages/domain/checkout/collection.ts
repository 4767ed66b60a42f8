import { personName, whenRequired } from '../consumer/person.ts';
import type { Market } from '../markets/market.ts';
import { email } from '../validation/email.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { phone } from '../validation/phone.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';
import { requiredEmail } from '../validation/required-email.ts';

export type CollectionForm = Readonly<{
  firstName: Input;
  lastName: Input;
  email: Input;
  phone: Input;
  phoneCode: Input;
}>;

type Fields = 'firstName' | 'lastName' | 'email' | 'phone';

/** The person who collects a parcel from a collection point; the required members differ by market (C5.47 to C5.49). */
export function checkCollection(
  form: CollectionForm,
  { collection, phone: dial }: Pick<Market, 'collection' | 'phone'>,
): Problems<Fields> {
  const asks = (field: (typeof collection.required)[number]) => collection.required.includes(field);
  const dialCode = form.phoneCode || dial.dialCode;
  return problemsOf({
    firstName: whenRequired(asks('contact'), form.firstName, () => personName(form.firstName)),
    lastName: whenRequired(asks('contact'), form.lastName, () => personName(form.lastName)),
    email: asks('email') ? requiredEmail(form.email) : email(form.email),
    phone: firstProblem(
      () => (asks('mobile') ? required(form.phone) : undefined),
      () => phone(form.phone, { dialCode }),
    ),
  });
}

export type StorePickupForm = Readonly<{ email: Input; phone: Input; phoneCode: Input }>;

/** The contact to notify when an order is ready in a store; some markets require the email (C5.50). */
export function checkStorePickup(
  form: StorePickupForm,
  { storePickup, phone: dial }: Pick<Market, 'storePickup' | 'phone'>,
): Problems<'email' | 'phone'> {
  return problemsOf({
    email: storePickup.required.includes('email') ? requiredEmail(form.email) : email(form.email),
    phone: phone(form.phone, { dialCode: form.phoneCode || dial.dialCode }),
  });
}
