import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { SettlementTables } from '../tables/settlements.ts';

export type SettlementRow = Selectable<SettlementTables['settlement']>;
export type LineRow = Selectable<SettlementTables['settlement_line']>;
export type NewLine = Pick<
  Insertable<SettlementTables['settlement_line']>,
  | 'no'
  | 'outcome'
  | 'type'
  | 'reference'
  | 'payment_key'
  | 'refund_key'
  | 'currency'
  | 'reported'
  | 'booked'
  | 'fee'
  | 'fee_currency'
>;

/** A report with the name of who had it read, and its numbers of lines: all of them, those that differ, and those of these that nobody has explained. */
export type CountedSettlement = SettlementRow &
  Readonly<{ reader: string | null; lines: number; differing: number; open: number }>;

const isDiffering = sql`outcome not in ('matched', 'own')`;

const counted = sql`
  select settlement.id, provider, file_name, first_day::text, last_day::text, read_by, read_at, staff.name as reader, counts.*
  from settlement left join staff on staff.id = read_by cross join lateral (
    select count(*)::int as lines, count(*) filter (where ${isDiffering})::int as differing,
      count(*) filter (where ${isDiffering} and explained_at is null)::int as open
    from settlement_line where settlement_id = settlement.id
  ) as counts`;

export async function findSettlement(db: Reader, id: string): Promise<CountedSettlement | undefined> {
  const { rows } = await sql<CountedSettlement>`${counted} where settlement.id = ${id}`.execute(db);
  return rows[0];
}

/** Reports, the one that was read last first, after a cursor if one is given. */
export async function listSettlementRows(
  db: Reader,
  { after, limit }: Readonly<{ after: readonly [at: string, id: string] | undefined; limit: number }>,
): Promise<readonly CountedSettlement[]> {
  const further = after ? sql`(read_at, settlement.id) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`;
  const { rows } = await sql<CountedSettlement>`
    ${counted} where ${further} order by read_at desc, settlement.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countSettlements(db: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from settlement`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Stores a report with its lines; false where its id is taken. */
export async function insertSettlement(db: Reader, row: SettlementRow, lines: readonly NewLine[]): Promise<boolean> {
  const inserted = await db
    .insertInto('settlement')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  await sql`
    insert into settlement_line (settlement_id, no, outcome, type, reference, payment_key, refund_key, currency, reported, booked,
      fee, fee_currency)
    select ${row.id}, no, outcome, type, reference, payment_key, refund_key, currency, reported, booked, fee, fee_currency
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (no integer, outcome text, type text, reference text,
      payment_key text, refund_key text, currency text, reported integer, booked integer, fee integer, fee_currency text)`.execute(
    db,
  );
  return true;
}

export type NamedLine = LineRow & Readonly<{ explainer: string | null; order_number: string | null }>;

const named = sql`
  select settlement_line.*, staff.name as explainer, payment.order_number
  from settlement_line left join staff on staff.id = explained_by
    left join order_payment as payment on payment.idempotency_key = payment_key`;

/** The lines of a report in its order, those that it lacks last; after one of them if a number is given. */
export async function listLineRows(
  db: Reader,
  id: string,
  { after, limit, differing }: Readonly<{ after: number; limit: number; differing: boolean }>,
): Promise<readonly NamedLine[]> {
  const kept = differing ? isDiffering : sql`true`;
  const { rows } = await sql<NamedLine>`
    ${named} where settlement_id = ${id} and no > ${after} and ${kept} order by no limit ${limit}`.execute(db);
  return rows;
}

/** A line that nobody else explains until the transaction ends. */
export async function lockLine(db: Reader, id: string, no: number): Promise<LineRow | undefined> {
  return db
    .selectFrom('settlement_line')
    .selectAll()
    .where('settlement_id', '=', id)
    .where('no', '=', no)
    .forUpdate()
    .executeTakeFirst();
}

export async function findLine(db: Reader, id: string, no: number): Promise<NamedLine | undefined> {
  const { rows } = await sql<NamedLine>`${named} where settlement_id = ${id} and no = ${no}`.execute(db);
  return rows[0];
}

/** Keeps why a line differs. */
export async function explainLine(
  db: Reader,
  { id, no }: Readonly<{ id: string; no: number }>,
  { reason, note, by, now }: Readonly<{ reason: string; note: string; by: string; now: Date }>,
): Promise<void> {
  await db
    .updateTable('settlement_line')
    .set({ reason, note, explained_by: by, explained_at: now })
    .where('settlement_id', '=', id)
    .where('no', '=', no)
    .execute();
}
