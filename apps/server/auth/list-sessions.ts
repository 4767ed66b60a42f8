import { listSessions } from '@eyelet/contracts/auth/list-sessions.ts';
import { handle } from '../kernel/handle.ts';
import { sessionsNow } from './own-sessions.ts';

/** Where the consumer is signed in. */
export const listSessionsHandler = handle(listSessions, async (context) => ({
  sessions: await sessionsNow(context),
}));
