import { removeStaffPassword } from '@eyelet/contracts/staff-account/remove-password.ts';
import { deleteStaffCredential } from '@eyelet/db/staff/credential.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { changeFactors } from './change-factors.ts';

/** Removes the caller's password and one-time codes, so that passkeys are the only way to sign in. */
export const removeStaffPasswordHandler = handle(removeStaffPassword, (context) =>
  changeFactors<Refusal<'STF431'>>(context, removeStaffPassword, async (tx, { passkeys }) => {
    if (passkeys.length === 0) return refuse('STF431');
    await deleteStaffCredential(tx, staffOf(context).staffId);
    return undefined;
  }),
);
