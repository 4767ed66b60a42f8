import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { ReturnTables } from '../tables/returns.ts';
import type { Tables } from '../tables/tables.ts';

export type PaperRow = Selectable<ReturnTables['order_paper']>;

/** Named, as only statements that name their columns are prepared. */
const columns = [
  'paper_number',
  'kind',
  'series',
  'serial_no',
  'order_number',
  'cause',
  'document',
  'issued_at',
] as const;

/** The paper of an order that was issued for a cause. */
export async function findPaper(db: Reader, orderNumber: string, cause: string): Promise<PaperRow | undefined> {
  return db
    .selectFrom('order_paper')
    .select(columns)
    .where('order_number', '=', orderNumber)
    .where('cause', '=', cause)
    .executeTakeFirst();
}

/** A paper by its number. */
export async function findPaperByNumber(db: Reader, paperNumber: string): Promise<PaperRow | undefined> {
  return db.selectFrom('order_paper').select(columns).where('paper_number', '=', paperNumber).executeTakeFirst();
}

/** The papers of an order, the first one first. */
export async function papersOf(db: Reader, orderNumber: string): Promise<readonly PaperRow[]> {
  return db
    .selectFrom('order_paper')
    .select(columns)
    .where('order_number', '=', orderNumber)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('serial_no')
    .execute();
}

/** What the credit notes of an order say together, in minor units. */
export async function creditedBefore(db: Reader, orderNumber: string): Promise<number> {
  const { rows } = await sql<{ credited: number }>`
    select coalesce(sum((document ->> 'total')::int), 0)::int as credited
    from order_paper where order_number = ${orderNumber} and kind = 'credit note'`.execute(db);
  return rows[0]?.credited ?? 0;
}

/**
 * The next number of a series. The series is locked until the transaction ends, so that numbers follow each other, and one that is
 * undone leaves no gap.
 */
export async function nextSerial(tx: Transaction<Tables>, series: string): Promise<number> {
  const { rows } = await sql<{ last_no: number }>`
    insert into paper_series (series, last_no) values (${series}, 1)
    on conflict (series) do update set last_no = paper_series.last_no + 1
    returning last_no`.execute(tx);
  return rows[0]?.last_no ?? 1;
}

/** Stores an issued paper; it never changes. */
export async function insertPaper(
  tx: Transaction<Tables>,
  { document, ...row }: Omit<PaperRow, 'document'> & Readonly<{ document: object }>,
): Promise<void> {
  await tx
    .insertInto('order_paper')
    .values({ ...row, document: JSON.stringify(document) })
    .execute();
}
