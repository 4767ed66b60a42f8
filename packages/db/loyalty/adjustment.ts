import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { LoyaltyTables } from '../tables/loyalty.ts';

export type AdjustmentRow = Selectable<LoyaltyTables['points_adjustment']>;

/** An adjustment with the names of who asked for it and who decided it; null once they are deleted. */
export type NamedAdjustment = AdjustmentRow & Readonly<{ asker: string | null; decider: string | null }>;

/** The adjustments of a member: those that wait first, then the latest. */
export async function adjustmentsOf(
  db: Reader,
  consumerNo: string,
  limit: number,
): Promise<readonly NamedAdjustment[]> {
  const { rows } = await sql<NamedAdjustment>`
    select points_adjustment.*, asker.name as asker, decider.name as decider
    from points_adjustment
    left join staff as asker on asker.id = asked_by left join staff as decider on decider.id = decided_by
    where consumer_id = ${consumerNo}
    order by points_adjustment.state = 'waiting' desc, asked_at desc, points_adjustment.id limit ${limit}`.execute(db);
  return rows;
}

/** By how much somebody of the staff has changed the points of a member since a time, without anybody else's approval. */
export async function adjustedAloneBy(
  db: Reader,
  { consumerNo, staffId, since }: Readonly<{ consumerNo: string; staffId: string; since: Date }>,
): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::int as points from points_adjustment
    where consumer_id = ${consumerNo} and asked_by = ${staffId} and asked_at > ${since}
      and state = 'done' and decided_by is null`.execute(db);
  return rows[0]?.points ?? 0;
}

/** An adjustment that nobody else decides until the transaction ends. */
export async function lockAdjustment(db: Reader, id: string): Promise<AdjustmentRow | undefined> {
  return db.selectFrom('points_adjustment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores an adjustment; false where its id is taken. */
export async function insertAdjustment(db: Reader, row: AdjustmentRow): Promise<boolean> {
  const inserted = await db
    .insertInto('points_adjustment')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function decideAdjustment(
  db: Reader,
  id: string,
  { state, by, now }: Readonly<{ state: 'done' | 'refused'; by: string; now: Date }>,
): Promise<void> {
  await db
    .updateTable('points_adjustment')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}
