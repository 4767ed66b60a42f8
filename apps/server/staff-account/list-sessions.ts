import { listStaffSessions } from '@eyelet/contracts/staff-account/list-sessions.ts';
import { handle } from '../kernel/handle.ts';
import { sessionsNow } from './sessions.ts';

export const listStaffSessionsHandler = handle(listStaffSessions, async (context) => ({
  sessions: await sessionsNow(context),
}));
