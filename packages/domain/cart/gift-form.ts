import { email } from '../validation/email.ts';
import { firstProblem } from '../validation/first-problem.ts';
import type { Input } from '../validation/invalid.ts';
import { maxLength } from '../validation/length.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';

/** Characters that fit on the card. */
export const giftMessageMax = 300;

export type GiftForm = Readonly<{ to: Input; email: Input; message: Input }>;

/** A greeting requires a name, an email and a message (C5.58); the email may be blank. */
export function checkGiftOption(form: GiftForm): Problems<keyof GiftForm> {
  return problemsOf({
    to: firstProblem(
      () => required(form.to),
      () => maxLength(form.to, { n: 60 }),
    ),
    email: form.email === undefined ? required(form.email) : email(form.email),
    message: firstProblem(
      () => required(form.message),
      () => maxLength(form.message, { n: giftMessageMax }),
    ),
  });
}
