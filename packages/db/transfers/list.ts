import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { isLate } from './late.ts';
import type { TransferRow } from './transfer.ts';

export type TransferFilter = Readonly<{
  state?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Goods of which something is in transit. */
  upc?: string | undefined;
  number?: number | undefined;
  /** Only those in transit that were sent before. */
  lateBefore?: Date | undefined;
}>;

/** The end of a page: when its last transfer was written, ISO 8601, and its id. */
export type TransferCursor = readonly [createdAt: string, transferId: string];

export type ListedTransferRow = TransferRow & Readonly<{ units: number; in_transit: number }>;

function conditionOf({ state, from, to, upc, number, lateBefore }: TransferFilter) {
  const conditions = [
    state === undefined ? undefined : sql`transfer.state = ${state}`,
    from === undefined ? undefined : sql`transfer.from_place = ${from}`,
    to === undefined ? undefined : sql`transfer.to_place = ${to}`,
    number === undefined ? undefined : sql`transfer.number = ${number}`,
    lateBefore && isLate(lateBefore),
    upc === undefined
      ? undefined
      : sql`transfer.transfer_id in (select transfer_id from transfer_line where upc = ${upc} and in_transit > 0)`,
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Transfers, the latest first, after a cursor if one is given. */
export async function listTransferRows(
  db: Reader,
  filter: TransferFilter,
  { after, limit }: Readonly<{ after?: TransferCursor | undefined; limit: number }>,
): Promise<readonly ListedTransferRow[]> {
  const further = after
    ? sql`(transfer.created_at, transfer.transfer_id) < (${after[0]}::timestamptz, ${after[1]})`
    : sql`true`;
  const { rows } = await sql<ListedTransferRow>`
    select transfer.*, pieces.units, pieces.in_transit
    from transfer cross join lateral (
      select coalesce(sum(case when transfer.sent_at is null then qty else sent end), 0)::int as units,
             coalesce(sum(transfer_line.in_transit), 0)::int as in_transit
      from transfer_line where transfer_line.transfer_id = transfer.transfer_id
    ) pieces
    where ${conditionOf(filter)} and ${further}
    order by transfer.created_at desc, transfer.transfer_id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countTransferRows(db: Reader, filter: TransferFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from transfer where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}
