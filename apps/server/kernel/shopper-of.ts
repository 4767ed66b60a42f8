import type { Context } from './context.ts';
import type { Session } from './session.ts';

/** The shopper who calls an operation that only shoppers with a session may call. */
export function shopperOf({ session }: Context): Session {
  if (!session) throw new Error('the operation is open to callers without a session');
  return session;
}
