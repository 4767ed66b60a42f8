import { confirmStaffSignIn } from '@eyelet/contracts/staff-access/confirm-sign-in.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { dropStaffLinks, lockStaffLink } from '@eyelet/db/staff/link.ts';
import { findStaff } from '@eyelet/db/staff/person.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { hashOf } from '../kernel/secrets.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { forgetAttempts, tryAsStaff } from './attempts.ts';
import { beginStaffSession } from './begin-session.ts';
import { attemptKeyOf } from './known-browser.ts';
import { spendCode } from './one-time-codes.ts';
import { recordStaffLock } from './staff-facts.ts';

/** Checks the code of the second step and begins the session. A ticket can be used for one session. */
export const confirmStaffSignInHandler = handle(confirmStaffSignIn, async (context, { body }) => {
  const { shop, now } = context;
  const presented = { kind: 'sign-in', tokenHash: hashOf(body.ticket), now } as const;
  const answer = await transact(shop.database.db, async (tx) => {
    const link = await lockStaffLink(tx, presented);
    const person = link && (await findStaff(tx, link.staff_id));
    const credential = person && (await findStaffCredential(tx, person.id));
    if (person?.state !== 'active' || !credential) return refuse('STF413');
    const key = attemptKeyOf(context, person.email, credential);
    const tried = await tryAsStaff(tx, key, now, () => spendCode(tx, credential, body.code, context));
    if (tried.outcome !== 'passed') {
      if (tried.locks) await recordStaffLock(tx, person, context);
      return refuse(tried.outcome === 'locked' ? 'STF423' : 'STF412');
    }
    await forgetAttempts(tx, key, now);
    await dropStaffLinks(tx, person.id, 'sign-in');
    const subject = { kind: 'staff', id: person.id } as const;
    const source = sourceOf(context, { staffId: person.id, name: person.name });
    await recordAudit(tx, confirmStaffSignIn, { subject, before: null, after: { by: tried.value } }, source);
    return beginStaffSession(tx, person.id, context);
  });
  if (!(answer instanceof Refusal)) {
    context.outgoing.cookies.push(...answer.cookies);
    return answer.me;
  }
  if (answer.id === 'STF423') wakeAnnouncer(shop.database);
  shop.events.signInFailed({ errorId: answer.id });
  return answer;
});
