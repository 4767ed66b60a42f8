import type { SignedInSession } from '@eyelet/contracts/auth/sessions.ts';
import { staffSessionsOf } from '@eyelet/db/staff/session.ts';
import { isAlive } from '@eyelet/domain/staff/sessions.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** The caller's sessions in the studio, the calling one first. */
export async function sessionsNow(context: Context): Promise<SignedInSession[]> {
  const { staffId, sessionId } = staffOf(context);
  const rows = await staffSessionsOf(context.shop.database.db, staffId);
  const shown = rows
    .filter((row) => isAlive(row, context.now))
    .map((row) => ({
      sessionId: row.id,
      current: row.id === sessionId,
      device: row.device,
      place: row.network,
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }));
  return shown.toSorted((one, other) => Number(other.current) - Number(one.current));
}
