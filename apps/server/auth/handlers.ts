import type { AnyHandler } from '../kernel/handle.ts';
import { changePasswordHandler } from './change-password.ts';
import { endSessionHandler } from './end-session.ts';
import { listSessionsHandler } from './list-sessions.ts';
import { requestPasswordResetHandler } from './request-password-reset.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { setTillPinHandler } from './set-till-pin.ts';
import { signInHandler } from './sign-in.ts';
import { signInAssociateHandler } from './sign-in-associate.ts';
import { signOutHandler } from './sign-out.ts';
import { signUpHandler } from './sign-up.ts';
import { tokenHandler } from './token.ts';

/** Tokens, signing in and out, passwords, sessions. */
export const authHandlers: readonly AnyHandler[] = [
  changePasswordHandler,
  endSessionHandler,
  listSessionsHandler,
  requestPasswordResetHandler,
  resetPasswordHandler,
  setTillPinHandler,
  signInHandler,
  signInAssociateHandler,
  signOutHandler,
  signUpHandler,
  tokenHandler,
];
