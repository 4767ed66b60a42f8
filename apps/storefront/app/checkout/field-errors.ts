import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';

/** Fields for ids that concern one field without naming it. */
const fieldById: Readonly<Record<string, string>> = {
  SHP410: 'phone',
  BILL410: 'phone',
  SHP500: 'addressLine1',
  PAY401: 'country',
  SHP404: 'method',
  PAY400: 'card',
  PYT400: 'card',
  FE309: 'card',
};

/** A refusal of the checkout's calls as errors beside its fields. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return errorsOfRefusal(error, fieldById);
}
