import type { SignedInSession } from '@eyelet/contracts/auth/sessions.ts';
import { sessionsOf } from '@eyelet/db/sessions/session.ts';
import type { Context } from '../kernel/context.ts';

export async function sessionsNow({ shop, session, now }: Context): Promise<SignedInSession[]> {
  const rows = await sessionsOf(shop.database.db, session?.consumerNo ?? '', now);
  const shown = rows.map((row) => ({
    sessionId: row.id,
    current: row.id === session?.id,
    device: row.device,
    place: row.place,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
  return shown.toSorted((one, other) => Number(other.current) - Number(one.current));
}
