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

/** The papers of orders that were issued for a cause. */
export async function findPapers(
  db: Reader,
  orderNumbers: readonly string[],
  cause: string,
): Promise<readonly PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from order_paper
    where order_number = any(${[...orderNumbers]}::text[]) and cause = ${cause}`.execute(db);
  return rows;
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
 * The last of the next numbers of each series, as many of it as asked for. The series are locked until the transaction ends, in their
 * order, so that numbers follow each other, and one that is undone leaves no gap.
 */
export async function nextSerials(
  tx: Transaction<Tables>,
  wanted: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ series: string; last_no: number }>`
    insert into paper_series (series, last_no)
    select series, units from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::int[]) as it (series, units)
    order by series
    on conflict (series) do update set last_no = paper_series.last_no + excluded.last_no
    returning series, last_no`.execute(tx);
  return new Map(rows.map(({ series, last_no }) => [series, last_no]));
}

/** A paper to be stored. */
export type NewPaper = Omit<PaperRow, 'document'> & Readonly<{ document: object }>;

/** Stores issued papers; they never change. */
export async function insertPapers(tx: Transaction<Tables>, papers: readonly NewPaper[]): Promise<void> {
  const textOf = (of: (paper: NewPaper) => string) => sql`${papers.map(of)}::text[]`;
  await sql`
    insert into order_paper (paper_number, kind, series, serial_no, order_number, cause, document, issued_at)
    select paper_number, kind, series, serial_no, order_number, cause, document::jsonb, issued_at
    from unnest(${textOf((one) => one.paper_number)}, ${textOf((one) => one.kind)}, ${textOf((one) => one.series)},
      ${papers.map((one) => one.serial_no)}::int[], ${textOf((one) => one.order_number)}, ${textOf((one) => one.cause)},
      ${textOf((one) => JSON.stringify(one.document))}, ${papers.map((one) => one.issued_at)}::timestamptz[])
      as it (paper_number, kind, series, serial_no, order_number, cause, document, issued_at)`.execute(tx);
}
