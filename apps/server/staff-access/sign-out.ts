import { signOutStaff } from '@eyelet/contracts/staff-access/sign-out.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endStaffSessions, findStaffSession } from '@eyelet/db/staff/session.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { hashOf } from '../kernel/secrets.ts';
import { sessionCookie } from './begin-session.ts';

/** Ends the session of the caller's cookie and drops the cookie. */
export const signOutStaffHandler = handle(signOutStaff, async (context) => {
  const { shop, staffToken, outgoing } = context;
  outgoing.cookies.push(sessionCookie(''));
  if (staffToken === undefined) return { signedOut: false };
  return transact(shop.database.db, async (tx) => {
    const found = await findStaffSession(tx, hashOf(staffToken));
    if (!found) return { signedOut: false };
    await endStaffSessions(tx, { staffId: found.id, id: found.session_id });
    const subject = { kind: 'staff', id: found.id } as const;
    const source = sourceOf(context, { staffId: found.id, name: found.name });
    await recordAudit(tx, signOutStaff, { subject, before: null, after: null }, source);
    return { signedOut: true };
  });
});
