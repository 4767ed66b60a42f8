import { checkbox } from '../validation/checkbox.ts';
import type { Input } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { requiredEmail } from '../validation/required-email.ts';

export type NewsletterForm = Readonly<{ email: Input; policy: boolean }>;

/** Newsletter: an email and the policy (B5.4.01 to B5.4.03). */
export function checkNewsletter(form: NewsletterForm): Problems<keyof NewsletterForm> {
  return problemsOf({ email: requiredEmail(form.email), policy: checkbox(form.policy) });
}
