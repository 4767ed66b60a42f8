import { removeStaffPasskey } from '@eyelet/contracts/staff-account/remove-passkey.ts';
import { deleteStaffPasskeys } from '@eyelet/db/staff/passkey.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { changeFactors } from './change-factors.ts';

/** Removes one of the caller's passkeys, unless it is the last way to sign in. */
export const removeStaffPasskeyHandler = handle(removeStaffPasskey, (context, { params: { passkeyId } }) =>
  changeFactors<Refusal<'STF404' | 'STF431'>>(context, removeStaffPasskey, async (tx, before) => {
    if (!before.passkeys.some((one) => one.passkeyId === passkeyId)) return refuse('STF404');
    if (before.passkeys.length === 1 && before.passwordChangedAt === null) return refuse('STF431');
    await deleteStaffPasskeys(tx, staffOf(context).staffId, passkeyId);
    return undefined;
  }),
);
