import { signOut } from '@eyelet/contracts/auth/sign-out.ts';
import { endSessions, findByRefresh } from '@eyelet/db/sessions/session.ts';
import { handle } from '../kernel/handle.ts';
import { accessCookie, refreshCookie } from '../kernel/request-context.ts';
import { hashOf } from '../kernel/secrets.ts';

/**
 * Ends the session of the refresh token in the request, and those of the caller's cookies (C7.17). It removes the
 * cookies, so that the next token call begins a new guest (C4.33).
 */
export const signOutHandler = handle(signOut, async (context, { body }) => {
  const { shop, session, now } = context;
  const { db } = shop.database;
  const ids = new Set(session ? [session.id] : []);
  for (const sent of new Set([body.refreshToken, context.refreshToken])) {
    const found = sent === undefined ? undefined : await findByRefresh(db, hashOf(sent));
    if (found) ids.add(found.id);
  }
  for (const id of ids) await endSessions(db, { id }, 'signed-out', now);
  shop.endedSessions.add(ids, 'signed-out');
  context.outgoing.cookies.push(
    { name: accessCookie, value: '', maxAgeSeconds: 0 },
    { name: refreshCookie, value: '', maxAgeSeconds: 0 },
  );
  return { signedOut: ids.size > 0 };
});
