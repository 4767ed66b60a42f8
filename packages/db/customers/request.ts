import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { CustomerTables } from '../tables/customers.ts';

export type RequestRow = Selectable<CustomerTables['customer_request']>;

/** A request with the names of who asked for it and who decided it, null once they are deleted, and until when its file can be read. */
export type NamedRequest = RequestRow &
  Readonly<{ asker: string | null; decider: string | null; file_until: Date | null }>;

/** The requests about an account: those that wait first, then the latest. */
export async function requestsOf(db: Reader, consumerNo: string, limit: number): Promise<readonly NamedRequest[]> {
  const { rows } = await sql<NamedRequest>`
    select customer_request.*, asker.name as asker, decider.name as decider, data_export.expires_at as file_until
    from customer_request
    left join staff as asker on asker.id = asked_by left join staff as decider on decider.id = decided_by
    left join data_export on data_export.id = export_id
    where customer_request.consumer_id = ${consumerNo}
    order by customer_request.state = 'waiting' desc, customer_request.asked_at desc, customer_request.id
    limit ${limit}`.execute(db);
  return rows;
}

/** A request that nobody else decides until the transaction ends. */
export async function lockRequest(db: Reader, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('customer_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether a request of a kind waits; with the consumer locked, it stays so until the transaction ends. */
export async function hasWaitingRequest(db: Reader, consumerNo: string, kind: RequestRow['kind']): Promise<boolean> {
  const found = await db
    .selectFrom('customer_request')
    .select('id')
    .where('consumer_id', '=', consumerNo)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a request that waits; false where its id is taken. */
export async function insertRequest(
  db: Reader,
  row: Pick<RequestRow, 'id' | 'consumer_id' | 'kind' | 'reason' | 'note' | 'asked_by' | 'asked_at'>,
): Promise<boolean> {
  const undecided = { state: 'waiting' as const, export_id: null, decided_by: null, decided_at: null };
  const inserted = await db
    .insertInto('customer_request')
    .values({ ...row, ...undecided })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function decideRequest(
  db: Reader,
  id: string,
  decision: Readonly<{ state: 'done' | 'refused'; exportId: string | null; by: string; now: Date }>,
): Promise<void> {
  const { state, exportId, by, now } = decision;
  await db
    .updateTable('customer_request')
    .set({ state, export_id: exportId, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** The archive of an approved export, until it expires, with who asked for it and who approved it. */
export async function archiveOfRequest(
  db: Reader,
  { consumerNo, requestId }: Readonly<{ consumerNo: string; requestId: string }>,
  now: Date,
): Promise<(Pick<RequestRow, 'asked_by' | 'decided_by'> & Readonly<{ archive: Buffer }>) | undefined> {
  const row = await db
    .selectFrom('customer_request')
    .innerJoin('data_export', 'data_export.id', 'customer_request.export_id')
    .select(['data_export.archive', 'customer_request.asked_by', 'customer_request.decided_by'])
    .where('customer_request.id', '=', requestId)
    .where('customer_request.consumer_id', '=', consumerNo)
    .where('data_export.expires_at', '>', now)
    .executeTakeFirst();
  return row?.archive ? { ...row, archive: row.archive } : undefined;
}
