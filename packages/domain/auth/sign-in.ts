import type { Input } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';
import { requiredEmail } from '../validation/required-email.ts';

export type SignInForm = Readonly<{ email: Input; password: Input }>;

/** Sign-in: the password is required, without further rules (C5.02 to C5.04, B5.3.01). */
export function checkSignIn(form: SignInForm): Problems<keyof SignInForm> {
  return problemsOf({ email: requiredEmail(form.email), password: required(form.password) });
}

/** The email of a lookup or of a forgotten password. */
export function checkEmailForm(form: Readonly<{ email: Input }>): Problems<'email'> {
  return problemsOf({ email: requiredEmail(form.email) });
}
