import { email } from './email.ts';
import { firstProblem } from './first-problem.ts';
import type { Input, Verdict } from './invalid.ts';
import { required } from './required.ts';

/** A required email (C5.02 to C5.05). */
export function requiredEmail(value: Input): Verdict {
  return firstProblem(
    () => required(value),
    () => email(value),
  );
}
