import { startStaffPasskey } from '@eyelet/contracts/staff-account/start-passkey.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { newPasskeyOptions } from '../staff-access/passkeys.ts';

export const startStaffPasskeyHandler = handle(startStaffPasskey, async (context) => {
  const { staffId, email, name } = staffOf(context);
  return { options: await newPasskeyOptions(context, { id: staffId, email, name }) };
});
