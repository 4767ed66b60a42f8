import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import type { SignedInSession } from '@eyelet/contracts/auth/sessions.ts';
import { endSessions, sessionsOf } from '@eyelet/db/sessions/session.ts';
import { forgetOtherBrowsers } from '../credentials/known-device.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Where the consumer is signed in. */
export const showSessions = handle(listSessions, async (_, context) => ({ sessions: await sessionsNow(context) }));

/** Signs out one session of the consumer, or `others`, whose browsers are strange to the account from then on. */
export const endOwnSession = handle(endSession, async ({ params: { sessionId } }, context) => {
  const { shop, session, now } = context;
  const consumerNo = session?.consumerNo ?? '';
  const isOthers = sessionId === 'others';
  const choice = isOthers ? { consumerNo, except: session?.id } : { id: sessionId, consumerNo };
  const ended = await shop.database.db.transaction().execute(async (tx) => {
    if (isOthers) await forgetOtherBrowsers(tx, consumerNo, context);
    return endSessions(tx, choice, 'ended-elsewhere', now);
  });
  shop.endedSessions.add(ended, 'ended-elsewhere');
  if (ended.length === 0 && !isOthers) return refuse('API404');
  return { sessions: await sessionsNow(context) };
});

async function sessionsNow({ shop, session, now }: Context): Promise<SignedInSession[]> {
  const rows = await sessionsOf(shop.database.db, session?.consumerNo ?? '', now);
  const shown = rows.map((row) => ({
    sessionId: row.id,
    current: row.id === session?.id,
    device: row.device,
    place: row.place,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
  return shown.toSorted((one, other) => Number(other.current) - Number(one.current));
}
