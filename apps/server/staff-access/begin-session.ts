import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { markSignedIn } from '@eyelet/db/staff/person.ts';
import { endStaffSessions, findStaffSession, insertStaffSession } from '@eyelet/db/staff/session.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { longestMinutes, sessionEnd } from '@eyelet/domain/staff/sessions.ts';
import { deviceOf } from '../credentials/device.ts';
import type { Context, Cookie } from '../kernel/context.ts';
import { networkOf } from '../kernel/network-of.ts';
import { staffCookie } from '../kernel/request-context.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';
import { staffCookiePath } from './cookie-path.ts';
import { rememberedBrowser } from './known-browser.ts';
import { meOf } from './me.ts';
import { staffCallerOf } from './sessions.ts';

/** The cookie of a session; an empty token drops it. */
export function sessionCookie(token: string): Cookie {
  const maxAgeSeconds = token === '' ? 0 : longestMinutes * 60;
  return { name: staffCookie, value: token, maxAgeSeconds, path: staffCookiePath, sameSite: 'strict' };
}

type Begun = Readonly<{ me: StaffMe; cookies: readonly Cookie[] }>;

/** Begins a session after authentication; an earlier session of the browser ends. Its cookies are sent once it is committed. */
export async function beginStaffSession(tx: Transaction<Tables>, staffId: string, context: Context): Promise<Begun> {
  const { now, staffToken, newId, address } = context;
  const before = staffToken === undefined ? undefined : await findStaffSession(tx, hashOf(staffToken));
  if (before) await endStaffSessions(tx, { staffId: before.id, id: before.session_id });
  const token = newSecret();
  await insertStaffSession(tx, {
    id: newId(),
    token_hash: hashOf(token),
    staff_id: staffId,
    ...{ device: deviceOf(context), network: networkOf(address) },
    ...{ created_at: now, last_used_at: now, proven_at: now, expires_at: sessionEnd(now) },
  });
  await markSignedIn(tx, staffId, now);
  const begun = await findStaffSession(tx, hashOf(token));
  if (!begun) throw new Error('a session that was just begun is gone');
  const cookies = [sessionCookie(token), rememberedBrowser(context, staffId)];
  return { me: meOf(context.shop, staffCallerOf(begun)), cookies };
}
