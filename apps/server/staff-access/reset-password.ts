import { resetStaffPassword } from '@eyelet/contracts/staff-access/reset-password.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaffCredential, setStaffPassword } from '@eyelet/db/staff/credential.ts';
import { dropStaffLinks, findStaffLink, lockStaffLink } from '@eyelet/db/staff/link.ts';
import { findStaff, lockStaff } from '@eyelet/db/staff/person.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { hashPassword } from '../credentials/password-hashes.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { forgetAttempts, tryAsStaff } from './attempts.ts';
import { weakPassword } from './new-password.ts';
import { spendCode } from './one-time-codes.ts';
import { recordNewFactors } from './staff-facts.ts';

/** Sets the password with the token of a link and a code, once, and ends all sessions. */
export const resetStaffPasswordHandler = handle(resetStaffPassword, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const presented = { kind: 'reset', tokenHash: hashOf(body.token), now } as const;
  const found = await findStaffLink(db, presented);
  const asking = found && (await findStaff(db, found.staff_id));
  if (!asking) return refuse('STF402');
  const weak = weakPassword(context, body.newPassword, asking.email, 'newPassword');
  if (weak) return weak;
  const passwordHash = await hashPassword(body.newPassword);
  const done = await transact(db, async (tx) => {
    const link = await lockStaffLink(tx, presented);
    const person = link && (await lockStaff(tx, link.staff_id));
    const credential = person && (await findStaffCredential(tx, person.id));
    if (person?.state !== 'active' || !credential) return refuse('STF402');
    // Counted separately: only the owner of the mailbox gets here, so strangers cannot lock it.
    const key = { email: person.email, part: 'reset' };
    const tried = await tryAsStaff(tx, key, now, () => spendCode(tx, credential, body.code, context));
    if (tried.outcome !== 'passed') {
      return tried.outcome === 'locked' ? refuse('STF423') : refuse('STF412', { member: 'code' });
    }
    await setStaffPassword(tx, person.id, passwordHash, now);
    await forgetAttempts(tx, key, now);
    await forgetAttempts(tx, { email: person.email }, now);
    await dropStaffLinks(tx, person.id);
    await endStaffSessions(tx, { staffId: person.id });
    const subject = { kind: 'staff', id: person.id } as const;
    const source = sourceOf(context, { staffId: person.id, name: person.name });
    const after = { password: 'changed', by: tried.value };
    await recordAudit(tx, resetStaffPassword, { subject, before: null, after }, source);
    await recordNewFactors(tx, person, context);
    return undefined;
  });
  if (done instanceof Refusal) return done;
  wakeAnnouncer(shop.database);
  return { changed: true };
});
