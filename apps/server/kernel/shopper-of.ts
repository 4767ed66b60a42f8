import type { Context } from './context.ts';
import type { Session } from './session.ts';

/** The session of a call whose operation requires one. */
export function shopperOf({ session }: Context): Session {
  if (!session) throw new Error('the operation is open to callers without a session');
  return session;
}
