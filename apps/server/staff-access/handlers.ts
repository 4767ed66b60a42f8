import type { AnyHandler } from '../kernel/handle.ts';
import { acceptInvitationHandler } from './accept-invitation.ts';
import { confirmStaffSignInHandler } from './confirm-sign-in.ts';
import { readInvitationHandler } from './read-invitation.ts';
import { requestStaffPasswordResetHandler } from './request-password-reset.ts';
import { resetStaffPasswordHandler } from './reset-password.ts';
import { signInStaffHandler } from './sign-in.ts';
import { signInStaffWithPasskeyHandler } from './sign-in-with-passkey.ts';
import { signOutStaffHandler } from './sign-out.ts';
import { startStaffPasskeySignInHandler } from './start-passkey-sign-in.ts';

export const staffAccessHandlers: readonly AnyHandler[] = [
  signInStaffHandler,
  confirmStaffSignInHandler,
  startStaffPasskeySignInHandler,
  signInStaffWithPasskeyHandler,
  signOutStaffHandler,
  readInvitationHandler,
  acceptInvitationHandler,
  requestStaffPasswordResetHandler,
  resetStaffPasswordHandler,
];
