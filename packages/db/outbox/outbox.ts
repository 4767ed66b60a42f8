import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type OutboxEntry = Readonly<{ id: number; topic: string; subject_id: string; attempts: number }>;

/**
 * Claims entries that are due. A claimed entry comes back after `againAt` unless it is settled before, so an entry whose
 * worker died is not lost.
 */
export async function claimOutbox(
  db: Reader,
  now: Date,
  againAt: Date,
  limit: number,
): Promise<readonly OutboxEntry[]> {
  return db
    .updateTable('outbox')
    .set({ next_at: againAt, attempts: sql<number>`attempts + 1` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'topic', 'subject_id', 'attempts'])
    .execute();
}

/** Removes an entry that has been told. */
export async function settleOutbox(db: Reader, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Puts an entry off after a failure. */
export async function postponeOutbox(db: Reader, id: number, nextAt: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_at: nextAt }).where('id', '=', id).execute();
}
