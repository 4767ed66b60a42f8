import { maxPasswordLength } from '@eyelet/domain/validation/password.ts';
import type { FieldErrors } from './field-errors.ts';

/** The answer to a posted form: the errors, and everything that was typed. */
export type FormAnswer = Readonly<{
  /** Which form of the page was posted. */
  form: string;
  errors: FieldErrors;
  values: Readonly<Record<string, string>>;
  /** Whether the form was carried out. */
  done: boolean;
  /** Different for each answer, so that a page notices a second answer with the same errors. */
  attempt: number;
}>;

/** Fields that are never written back into a form. */
const secret = /password|token|recaptcha/i;

/** The typed values of a posted form without passwords and proofs, each cut to the longest value of a field. */
export function valuesOf(posted: FormData, longest = 200): Readonly<Record<string, string>> {
  const entries = [...posted].flatMap(([name, value]) =>
    typeof value === 'string' && !secret.test(name) ? [[name, value.slice(0, longest)] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** The text of one field of a posted form; '' when it is missing. */
export function textOf(posted: FormData, name: string, maxLength = 200): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value.slice(0, maxLength) : '';
}

/**
 * A password of a posted form; one that is too long is cut one character after the limit, so that validation refuses it
 * rather than accepting a shortened one.
 */
export function passwordTextOf(posted: FormData, name: string): string {
  return textOf(posted, name, maxPasswordLength + 1);
}

/** The answer to a form with errors; `longest` is the longest value of a field. */
export function answerWith(form: string, posted: FormData, errors: FieldErrors, longest?: number): FormAnswer {
  return { form, errors, values: valuesOf(posted, longest), done: false, attempt: Date.now() };
}

/** The answer to a form that was carried out. */
export function answerDone(form: string): FormAnswer {
  return { form, errors: {}, values: {}, done: true, attempt: Date.now() };
}
