import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { type BulkActionRow, type BulkOrderRow, findBulkAction } from './bulk-action.ts';

/** The oldest action that runs and that nobody else works at, until the transaction ends. */
export async function takeBulkAction(tx: Transaction<Tables>): Promise<BulkActionRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from bulk_action where state = 'running' order by bulk_no limit 1 for update skip locked`.execute(tx);
  return rows[0] && findBulkAction(tx, rows[0].id);
}

/** The next order of an action; undefined once nothing is left to do. */
export async function nextBulkOrder(db: Reader, id: string): Promise<BulkOrderRow | undefined> {
  return db
    .selectFrom('bulk_order')
    .selectAll()
    .where('bulk_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('item_no')
    .limit(1)
    .executeTakeFirst();
}

/** Writes down what has come of an action for one of its orders, and counts it; without a reason it is done. */
export async function endBulkOrder(
  tx: Transaction<Tables>,
  { bulk_id: id, item_no: itemNo }: Pick<BulkOrderRow, 'bulk_id' | 'item_no'>,
  reason: string | null,
): Promise<void> {
  await sql`
    with ended as (
      update bulk_order set state = ${reason === null ? 'done' : 'refused'}, reason = ${reason}
      where bulk_id = ${id} and item_no = ${itemNo} and state = 'waiting' returning state
    )
    update bulk_action set done = done + (ended.state = 'done')::int, refused = refused + (ended.state = 'refused')::int
    from ended where id = ${id}`.execute(tx);
}

/** Counts a try of an order that failed; returns how many have. */
export async function countFailedTry(
  tx: Transaction<Tables>,
  { bulk_id: id, item_no: itemNo }: Pick<BulkOrderRow, 'bulk_id' | 'item_no'>,
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update bulk_order set tries = tries + 1 where bulk_id = ${id} and item_no = ${itemNo} returning tries`.execute(tx);
  return rows[0]?.tries ?? 0;
}

/** How many of some orders are of buyers who are erased. */
export async function countErasedBuyers(db: Reader, orderNumbers: readonly string[]): Promise<number> {
  const { rows } = await sql<{ erased: number }>`
    select count(*)::int as erased from orders
    where order_number = any(${orderNumbers}) and billing = '{}'::jsonb`.execute(db);
  return rows[0]?.erased ?? 0;
}

/** Keeps others from an action, an erasure that deletes what it has printed too, until the transaction ends. */
export async function lockBulkAction(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.selectFrom('bulk_action').select('id').where('id', '=', id).forUpdate().execute();
}

/** Ends an action of which nothing is left to do, with what it has printed. */
export async function endBulkAction(
  db: Reader,
  id: string,
  { pdf, at }: Readonly<{ pdf: Buffer | null; at: Date }>,
): Promise<void> {
  await db
    .updateTable('bulk_action')
    .set({ state: 'done', note: '', pdf, ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Says of an action whose papers could not be drawn that nothing was done, unless somebody else has drawn them. */
export async function failBulkAction(db: Reader, id: string, at: Date): Promise<void> {
  await sql`
    with failed as (
      update bulk_action set state = 'done', refused = refused + done, done = 0, ended_at = ${at}
      where id = ${id} and state = 'running' returning id
    )
    update bulk_order set state = 'refused', reason = 'failed'
    from failed where bulk_id = failed.id and bulk_order.state = 'done'`.execute(db);
}
