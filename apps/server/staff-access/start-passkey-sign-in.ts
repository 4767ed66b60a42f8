import { startStaffPasskeySignIn } from '@eyelet/contracts/staff-access/start-passkey-sign-in.ts';
import { handle } from '../kernel/handle.ts';
import { signOptions } from './passkeys.ts';

export const startStaffPasskeySignInHandler = handle(startStaffPasskeySignIn, async (context) => ({
  options: await signOptions(context, { kind: 'staff-sign-in' }),
}));
