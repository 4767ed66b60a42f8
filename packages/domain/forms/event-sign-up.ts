import { checkbox } from '../validation/checkbox.ts';
import { type Input, isEmpty } from '../validation/invalid.ts';
import { name } from '../validation/name.ts';
import { type Problems, problemsOf } from './problems.ts';

export type EventSignUpForm = Readonly<{ terms: boolean; guestName: Input }>;

/** Signing up for an event: the terms, and the name of the guest if there is one (B5.7.02, B5.7.03). */
export function checkEventSignUp(form: EventSignUpForm): Problems<keyof EventSignUpForm> {
  return problemsOf({ terms: checkbox(form.terms), guestName: name(form.guestName) });
}

/** What the preview of content needs to know: which document (B5.7.01). */
export function checkPreview(form: Readonly<{ docType: Input }>): Problems<'docType'> {
  return problemsOf({ docType: isEmpty(form.docType) ? { key: 'validation.docType' } : undefined });
}
