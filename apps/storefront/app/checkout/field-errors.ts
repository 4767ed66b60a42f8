import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';

/** What is wrong in a form, by the name of the field; '' for what belongs to no field. */
export type FieldErrors = Readonly<Record<string, string>>;

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

/**
 * A refusal as errors beside the fields. In process the messages are the catalogue's, in the language of the page; what
 * is no refusal is thrown on.
 */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) throw error;
  const entries = error.errorDetails.map((detail) => [detail.field ?? fieldById[detail.errorId] ?? '', detail.message]);
  return Object.fromEntries(entries.toReversed());
}
