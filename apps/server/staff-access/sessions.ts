import type { Database } from '@eyelet/db/database.ts';
import { findStaffSession, type PresentedSession, touchStaffSession } from '@eyelet/db/staff/session.ts';
import { permissionsOf } from '@eyelet/domain/staff/roles.ts';
import { isAlive } from '@eyelet/domain/staff/sessions.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { StaffCaller, StaffSessions } from '../kernel/staff-caller.ts';

/** The last use of a session is stored once a minute, not with each call. */
const touchMs = 60_000;

/**
 * Reads a session at each call, with one statement, so that a suspension or a change of roles takes effect with the
 * next call.
 */
export function createStaffSessions({ db }: Database): StaffSessions {
  return {
    async read(token, now) {
      if (token === undefined) return undefined;
      const found = await findStaffSession(db, hashOf(token));
      if (found?.state !== 'active') return undefined;
      const times = { last_used_at: found.session_last_used_at, expires_at: found.session_expires_at };
      if (!isAlive(times, now)) return undefined;
      if (now.getTime() - times.last_used_at.getTime() > touchMs) await touchStaffSession(db, found.session_id, now);
      return staffCallerOf(found);
    },
  };
}

/** The caller of a session. */
export function staffCallerOf(found: PresentedSession): StaffCaller {
  const { roles, own_roles: ownRoles } = found;
  return {
    staffId: found.id,
    sessionId: found.session_id,
    email: found.email,
    name: found.name,
    language: found.language,
    roles: roles.map((roleId) => ({ roleId, name: ownRoles.find(({ id }) => id === roleId)?.name ?? null })),
    permissions: permissionsOf(roles, ownRoles),
    preferences: found.preferences,
    version: found.version,
    provenAt: found.session_proven_at,
    endsAt: found.session_expires_at,
  };
}
