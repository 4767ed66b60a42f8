import { signInStaff } from '@eyelet/contracts/staff-access/sign-in.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { insertStaffLink } from '@eyelet/db/staff/link.ts';
import { findStaffByEmail } from '@eyelet/db/staff/person.ts';
import { isPassword } from '../credentials/password-hashes.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { tryAsStaff } from './attempts.ts';
import { attemptKeyOf } from './known-browser.ts';
import { linkMs } from './links.ts';
import { recordStaffLock } from './staff-facts.ts';

/** Checks email and password and issues a ticket for the second step. Known and unknown emails are answered alike. */
export const signInStaffHandler = handle(signInStaff, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const person = await findStaffByEmail(db, body.email);
  const credential = await findStaffCredential(db, person?.id ?? '');
  const matches = (await isPassword(body.password, credential?.password_hash)) && person?.state === 'active';
  const ticket = newSecret();
  const expiresAt = new Date(now.getTime() + linkMs['sign-in']);
  const key = attemptKeyOf(context, body.email, credential);
  const tried = await transact(db, async (tx) => {
    const outcome = await tryAsStaff(tx, key, now, async () => {
      if (!matches || !person) return undefined;
      const times = { created_at: now, expires_at: expiresAt };
      await insertStaffLink(tx, { token_hash: hashOf(ticket), kind: 'sign-in', staff_id: person.id, ...times });
      return ticket;
    });
    if (outcome.outcome !== 'passed' && outcome.locks) await recordStaffLock(tx, person, context);
    return outcome;
  });
  if (tried.outcome === 'passed') return { ticket, expiresAt: expiresAt.toISOString() };
  const id = tried.outcome === 'locked' ? 'STF423' : 'STF411';
  if (tried.locks) wakeAnnouncer(shop.database);
  shop.events.signInFailed({ errorId: id });
  return refuse(id);
});
