import type { AnyHandler } from '../kernel/handle.ts';
import { changeOwnPassword } from './change-password.ts';
import { endOwnSession, showSessions } from './own-sessions.ts';
import { askForReset, resetByLink } from './reset-password.ts';
import { signInByPassword } from './sign-in.ts';
import { signInStaff } from './sign-in-associate.ts';
import { signOutConsumer } from './sign-out.ts';
import { signUpConsumer } from './sign-up.ts';
import { giveToken } from './token.ts';

/** Tokens, signing in and out, passwords, sessions. */
export const authHandlers: readonly AnyHandler[] = [
  giveToken,
  signInByPassword,
  signInStaff,
  signUpConsumer,
  signOutConsumer,
  changeOwnPassword,
  askForReset,
  resetByLink,
  showSessions,
  endOwnSession,
];
