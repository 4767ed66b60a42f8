import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { BulkActionTables } from '../tables/bulk-actions.ts';
import type { Tables } from '../tables/tables.ts';

export type BulkActionRow = Omit<Selectable<BulkActionTables['bulk_action']>, 'pdf'> & Readonly<{ printed: boolean }>;
export type BulkOrderRow = Selectable<BulkActionTables['bulk_order']>;

const columns = [
  ...(['id', 'bulk_no', 'action', 'mail', 'note', 'state', 'orders', 'done', 'refused'] as const),
  ...(['asked_for', 'asked_at', 'ended_at'] as const),
  sql<boolean>`pdf is not null`.as('printed'),
];

type Asked = Pick<BulkActionRow, 'id' | 'action' | 'mail' | 'note' | 'asked_for' | 'asked_at'>;

/** Writes down what is to be done to some orders, in their order; false where the id has an action already. */
export async function askForBulkAction(
  tx: Transaction<Tables>,
  { asked_for, ...asked }: Asked,
  orderNumbers: readonly string[],
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('bulk_action')
    .values({
      ...asked,
      asked_for: JSON.stringify(asked_for),
      state: 'running',
      orders: orderNumbers.length,
      pdf: null,
    })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await sql`
    insert into bulk_order (bulk_id, item_no, order_number)
    select ${asked.id}, item_no, order_number
    from unnest(${orderNumbers}::text[]) with ordinality as chosen (order_number, item_no)`.execute(tx);
  return true;
}

export async function findBulkAction(db: Reader, id: string): Promise<BulkActionRow | undefined> {
  return db.selectFrom('bulk_action').select(columns).where('id', '=', id).executeTakeFirst();
}

/** The orders of an action, with what has come of it for each. */
export async function bulkOrders(db: Reader, id: string): Promise<readonly BulkOrderRow[]> {
  return db.selectFrom('bulk_order').selectAll().where('bulk_id', '=', id).orderBy('item_no').execute();
}

/** What an action has printed. */
export async function printedBy(db: Reader, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('bulk_action').select('pdf').where('id', '=', id).executeTakeFirst();
  return row?.pdf ?? undefined;
}

/** Actions, the latest first. */
export async function listBulkActions(
  db: Reader,
  { before, limit }: Readonly<{ before?: number | undefined; limit: number }>,
): Promise<readonly BulkActionRow[]> {
  let query = db.selectFrom('bulk_action').select(columns);
  if (before !== undefined) query = query.where('bulk_no', '<', before);
  return query.orderBy('bulk_no', 'desc').limit(limit).execute();
}

/** Stops an action that runs, or has one that was stopped go on; false where it is neither. */
export async function moveBulkAction(
  tx: Transaction<Tables>,
  id: string,
  { from, to }: Readonly<{ from: 'running' | 'stopped'; to: 'running' | 'stopped' }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_action')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes actions that were asked for before a moment. */
export async function dropOldBulkActions(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('bulk_action').where('asked_at', '<', before).execute();
}
