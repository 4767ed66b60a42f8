import { changeStaffPassword } from '@eyelet/contracts/staff-account/change-password.ts';
import { setStaffPassword } from '@eyelet/db/staff/credential.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { weakPassword } from '../staff-access/new-password.ts';
import { changeFactors } from './change-factors.ts';

/** Changes the caller's password and ends their other sessions. */
export const changeStaffPasswordHandler = handle(changeStaffPassword, async (context, { body }) => {
  const { staffId, sessionId, email } = staffOf(context);
  const weak = weakPassword(context, body.newPassword, email, 'newPassword');
  if (weak) return weak;
  const passwordHash = await hashPassword(body.newPassword);
  return changeFactors<Refusal<'STF431'>>(context, changeStaffPassword, async (tx, before) => {
    if (before.passwordChangedAt === null) return refuse('STF431');
    await setStaffPassword(tx, staffId, passwordHash, context.now);
    await endStaffSessions(tx, { staffId, except: sessionId });
    return { password: 'changed' };
  });
});
