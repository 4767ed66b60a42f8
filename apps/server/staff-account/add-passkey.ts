import { addStaffPasskey } from '@eyelet/contracts/staff-account/add-passkey.ts';
import { insertStaffPasskey } from '@eyelet/db/staff/passkey.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { verifiedPasskey } from '../staff-access/passkeys.ts';
import { changeFactors } from './change-factors.ts';

export const addStaffPasskeyHandler = handle(addStaffPasskey, async (context, { body }) => {
  const passkey = await verifiedPasskey(context, staffOf(context).staffId, body);
  if (!passkey) return refuse('STF414');
  return changeFactors<Refusal<'STF414'>>(context, addStaffPasskey, async (tx) =>
    (await insertStaffPasskey(tx, passkey)) ? undefined : refuse('STF414'),
  );
});
