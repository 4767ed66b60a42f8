import { endSession } from '@eyelet/contracts/auth/end-session.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { endSessions } from '@eyelet/db/sessions/session.ts';
import { forgetOtherBrowsers } from '../credentials/known-device.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { sessionsNow } from './own-sessions.ts';

/** Signs out one session of the consumer, or `others`, whose browsers also stop being known to the account. */
export const endSessionHandler = handle(endSession, async (context, { params: { sessionId } }) => {
  const { shop, session, now } = context;
  const consumerNo = session?.consumerNo ?? '';
  const isOthers = sessionId === 'others';
  const choice = isOthers ? { consumerNo, except: session?.id } : { id: sessionId, consumerNo };
  const ended = await transact(shop.database.db, async (tx) => {
    if (isOthers) await forgetOtherBrowsers(tx, consumerNo, context);
    return endSessions(tx, choice, 'ended-elsewhere', now);
  });
  shop.endedSessions.add(ended, 'ended-elsewhere');
  if (ended.length === 0 && !isOthers) return refuse('API404');
  return { sessions: await sessionsNow(context) };
});
