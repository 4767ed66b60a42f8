import type { Input } from '../validation/invalid.ts';
import { type Problems, problemsOf } from '../validation/problems.ts';
import { required } from '../validation/required.ts';

export type AssociateSignInForm = Readonly<{ storeId: Input; storeEmployeeId: Input; password: Input }>;

/** The sign-in of store associates: a store, one of its employees and a password (C2.41). */
export function checkAssociateSignIn(form: AssociateSignInForm): Problems<keyof AssociateSignInForm> {
  return problemsOf({
    storeId: required(form.storeId),
    storeEmployeeId: required(form.storeEmployeeId),
    password: required(form.password),
  });
}
