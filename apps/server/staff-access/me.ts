import type { StaffMe } from '@eyelet/contracts/staff-account/me.ts';
import { idleMinutes, provenUntil } from '@eyelet/domain/staff/sessions.ts';
import type { StaffCaller } from '../kernel/staff-caller.ts';

/** What the studio is told of who is signed in. */
export function meOf(caller: StaffCaller): StaffMe {
  const { staffId, email, name, language, roles, permissions, preferences, version, sessionId } = caller;
  const endsAt = caller.endsAt.toISOString();
  return {
    ...{ staffId, email, name, language, preferences, version },
    roles: roles.map((role) => ({ ...role })),
    permissions: [...permissions],
    session: { sessionId, idleMinutes, endsAt, provenUntil: provenUntil(caller.provenAt).toISOString() },
  };
}
