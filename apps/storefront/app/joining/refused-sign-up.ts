import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { SignUpField } from '@eyelet/domain/auth/sign-up.ts';

/** The field that each refusal of a sign-up is about (B8.01 to B8.05); all others are notifications (B8.06). */
export const signUpFieldById: Readonly<Record<string, SignUpField>> = {
  AUT439: 'email',
  PRO400: 'email',
  AUT453: 'email',
  AUT444: 'phone',
  AUT442: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  FE872: 'password',
  PRO415: 'password',
};

/** Whether the whole form has to be validated again: after a missing birth date (B8.05). */
export function asksToCheckAgain(error: unknown): boolean {
  return error instanceof ApiError && error.id === 'PRO411';
}

/** The same for the steps of an enrolment, which sign in as well; a wrong password is shown at its field (C2.75). */
export const enrolmentFieldById: Readonly<Record<string, string>> = {
  ...signUpFieldById,
  AUT401: 'password',
  AUT418: 'password',
  AUT426: 'password',
  AUT423: 'password',
  AUT441: 'password',
};
