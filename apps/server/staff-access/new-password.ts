import { passwordRefusal } from '../credentials/check-password.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** Why a password is refused: too short, against the rules, or easy to guess. */
export function weakPassword(
  context: Context,
  password: string,
  email: string,
  member: string,
): Refusal<'STF430'> | undefined {
  const weak = passwordRefusal(context, password, email);
  return weak && refuse('STF430', { member, reason: weak.reason });
}
