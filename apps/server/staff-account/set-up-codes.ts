import { setUpStaffCodes } from '@eyelet/contracts/staff-account/set-up-codes.ts';
import { findStaffCredential, replaceRecoveryCodes, writeStaffCredential } from '@eyelet/db/staff/credential.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { weakPassword } from '../staff-access/new-password.ts';
import { newRecoveryCodes, openCodesSetup, stepOfCode } from '../staff-access/one-time-codes.ts';
import { changeFactors } from './change-factors.ts';

/** Checks the first code of a new secret, which then replaces the former one. */
export const setUpStaffCodesHandler = handle(setUpStaffCodes, async (context, { body }) => {
  const { now } = context;
  const { staffId, email } = staffOf(context);
  const setup = openCodesSetup(context, body.setup, staffId);
  if (!setup) return refuse('STF413');
  const weak = body.password === undefined ? undefined : weakPassword(context, body.password, email, 'password');
  if (weak) return weak;
  const step = stepOfCode(setup.secret, body.code, now);
  if (step === undefined) return refuse('STF412', { member: 'code' });
  const newHash = body.password === undefined ? undefined : await hashPassword(body.password);
  const { shown, hashes } = newRecoveryCodes();
  const factors = await changeFactors<Refusal<'STF400'>>(context, setUpStaffCodes, async (tx) => {
    const before = await findStaffCredential(tx, staffId);
    const password_hash = newHash ?? before?.password_hash;
    if (password_hash === undefined) return refuse('STF400', { member: 'password' });
    await writeStaffCredential(tx, {
      ...{ staff_id: staffId, password_hash, code_secret: setup.sealed, code_step: step },
      changed_at: newHash || !before ? now : before.changed_at,
    });
    await replaceRecoveryCodes(tx, staffId, hashes);
    return { oneTimeCodes: 'set up' };
  });
  return factors instanceof Refusal ? factors : { factors, recoveryCodes: shown };
});
