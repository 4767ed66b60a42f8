import { signInStaffWithPasskey } from '@eyelet/contracts/staff-access/sign-in-with-passkey.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaff } from '@eyelet/db/staff/person.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { forgetAttempts } from './attempts.ts';
import { beginStaffSession } from './begin-session.ts';
import { whoSigned } from './passkeys.ts';

/** Begins a session for a passkey that has verified its user; a lock caused by wrong passwords does not apply to it. */
export const signInStaffWithPasskeyHandler = handle(signInStaffWithPasskey, async (context, { body }) => {
  const { shop, now } = context;
  const { db } = shop.database;
  const staffId = await whoSigned(context, body.answer, { kind: 'staff-sign-in' });
  const person = staffId === undefined ? undefined : await findStaff(db, staffId);
  if (person?.state !== 'active') {
    shop.events.signInFailed({ errorId: 'STF414' });
    return refuse('STF414');
  }
  const { me, cookies } = await transact(db, async (tx) => {
    await forgetAttempts(tx, { email: person.email }, now);
    const subject = { kind: 'staff', id: person.id } as const;
    const source = sourceOf(context, { staffId: person.id, name: person.name });
    await recordAudit(tx, signInStaffWithPasskey, { subject, before: null, after: { by: 'passkey' } }, source);
    return beginStaffSession(tx, person.id, context);
  });
  context.outgoing.cookies.push(...cookies);
  return me;
});
