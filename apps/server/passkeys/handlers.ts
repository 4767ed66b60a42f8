import type { AnyHandler } from '../kernel/handle.ts';
import { addPasskeyHandler } from './add.ts';
import { listPasskeysHandler } from './list.ts';
import { removePasskeyHandler } from './remove.ts';
import { signInWithPasskeyHandler } from './sign-in.ts';
import { startPasskeyHandler } from './start.ts';
import { startPasskeySignInHandler } from './start-sign-in.ts';

/** Passkeys by WebAuthn, besides passwords. */
export const passkeyHandlers: readonly AnyHandler[] = [
  addPasskeyHandler,
  listPasskeysHandler,
  removePasskeyHandler,
  signInWithPasskeyHandler,
  startPasskeyHandler,
  startPasskeySignInHandler,
];
