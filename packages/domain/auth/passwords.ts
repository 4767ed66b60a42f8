import { firstProblem } from '../validation/first-problem.ts';
import type { Input, Verdict } from '../validation/invalid.ts';
import { password } from '../validation/password.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';
import { sameAs } from '../validation/same-as.ts';

/** A new password: required, and by the rules (C5.07). */
export function newPassword(value: Input): Verdict {
  return firstProblem(
    () => required(value),
    () => password(value),
  );
}

export type NewPasswordForm = Readonly<{ newPassword: Input; confirmPassword: Input }>;

/** A new password, twice (C5.61); `fieldName` is the label of the first field. */
export function checkNewPassword(form: NewPasswordForm, fieldName: string): Problems<keyof NewPasswordForm> {
  return problemsOf({
    newPassword: newPassword(form.newPassword),
    confirmPassword: firstProblem(
      () => required(form.confirmPassword),
      () => sameAs(form.confirmPassword, { other: form.newPassword, field: fieldName }),
    ),
  });
}

export type PasswordChangeForm = NewPasswordForm & Readonly<{ currentPassword: Input }>;

/** A change of password: the current one, and the new one twice. */
export function checkPasswordChange(form: PasswordChangeForm, fieldName: string): Problems<keyof PasswordChangeForm> {
  return { ...problemsOf({ currentPassword: required(form.currentPassword) }), ...checkNewPassword(form, fieldName) };
}
