import { renewRecoveryCodes } from '@eyelet/contracts/staff-account/renew-recovery-codes.ts';
import { replaceRecoveryCodes } from '@eyelet/db/staff/credential.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { newRecoveryCodes } from '../staff-access/one-time-codes.ts';
import { changeFactors } from './change-factors.ts';

/** Makes new recovery codes for a caller who signs in with one-time codes. */
export const renewRecoveryCodesHandler = handle(renewRecoveryCodes, async (context) => {
  const { shown, hashes } = newRecoveryCodes();
  const factors = await changeFactors<Refusal<'STF431'>>(context, renewRecoveryCodes, async (tx, before) => {
    if (before.passwordChangedAt === null) return refuse('STF431');
    await replaceRecoveryCodes(tx, staffOf(context).staffId, hashes);
    return { recoveryCodes: 'renewed' };
  });
  return factors instanceof Refusal ? factors : { factors, recoveryCodes: shown };
});
