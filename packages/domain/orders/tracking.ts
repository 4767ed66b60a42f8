import type { Input } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';
import { requiredEmail } from '../validation/required-email.ts';

/** The form by which a guest tracks an order: its number and its email, both required. */
export function checkTracking(form: Readonly<{ orderNumber: Input; email: Input }>): Problems<'orderNumber' | 'email'> {
  return problemsOf({ orderNumber: required(form.orderNumber), email: requiredEmail(form.email) });
}
