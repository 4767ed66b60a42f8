import { endStaffSession } from '@eyelet/contracts/staff-account/end-session.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endStaffSessions } from '@eyelet/db/staff/session.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { sessionsNow } from './sessions.ts';

/** Ends one of the caller's sessions, or all others. */
export const endStaffSessionHandler = handle(endStaffSession, async (context, { params }) => {
  const { staffId, sessionId } = staffOf(context);
  const isOthers = params.sessionId === 'others';
  const choice = isOthers ? { staffId, except: sessionId } : { staffId, id: params.sessionId };
  const count = await transact(context.shop.database.db, async (tx) => {
    const ended = await endStaffSessions(tx, choice);
    const change = { subject: { kind: 'staff', id: staffId }, before: null, after: { endedSessions: ended } } as const;
    if (ended > 0) await recordAudit(tx, endStaffSession, change, sourceOf(context));
    return ended;
  });
  return count === 0 && !isOthers ? refuse('STF404') : { sessions: await sessionsNow(context) };
});
