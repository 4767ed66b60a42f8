import type { Reader } from '../database.ts';
import type { SessionTables } from './tables.ts';

export type SessionRow = SessionTables['session'];

export async function insertSession(db: Reader, row: SessionRow): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

/** The session of a refresh token, unless it has expired. */
export async function sessionByRefresh(db: Reader, refreshHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('refresh_hash', '=', refreshHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Moves the end of a session that is in use. */
export async function extendSession(db: Reader, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('session').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Deletes what has expired; returns how many. */
export async function dropExpiredSessions(db: Reader, now: Date): Promise<number> {
  const result = await db.deleteFrom('session').where('expires_at', '<', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}
