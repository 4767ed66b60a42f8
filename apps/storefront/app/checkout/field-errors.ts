import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';

/** Fields for ids that concern one field without naming it. What is at no field, as PAY401, is the banner (C8.137). */
const fieldById: Readonly<Record<string, string>> = {
  SHP410: 'phone',
  BILL410: 'phone',
  SHP500: 'addressLine1',
  SHP404: 'method',
  PYT404: 'card',
  PAY400: 'card',
  PYT400: 'card',
  FE309: 'card',
};

/** A refusal of the checkout's calls as errors beside its fields. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return errorsOfRefusal(error, fieldById);
}

/** What is wrong with a call by its fields; nothing when it went through. */
export async function errorsOf(call: Promise<unknown>): Promise<FieldErrors> {
  try {
    await call;
    return {};
  } catch (error) {
    return fieldErrorsOf(error);
  }
}
