import { errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';

/**
 * The field of each error id whose answer does not name one. Ids without a field, such as PAY401, are shown in the
 * banner (C8.137).
 */
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

/** The refusal of a call as errors by field; empty when it succeeded. */
export async function errorsOf(call: Promise<unknown>): Promise<FieldErrors> {
  try {
    await call;
    return {};
  } catch (error) {
    return fieldErrorsOf(error);
  }
}
