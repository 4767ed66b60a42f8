import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { DisputeTables } from '../tables/disputes.ts';
import type { Tables } from '../tables/tables.ts';

export type DisputeRow = Selectable<DisputeTables['dispute']>;

/** A dispute with the currency of its order, and who let the goods go (null once they are deleted). */
export type NamedDispute = DisputeRow & Readonly<{ currency: string; releaser: string | null }>;

/** The payment that a provider means by a key: its own, or that of the consent with which a wallet has paid. */
export async function disputedPayment(
  db: Reader,
  key: string,
): Promise<Readonly<{ key: string; orderNumber: string; amount: number }> | undefined> {
  const { rows } = await sql<{ key: string; orderNumber: string; amount: number }>`
    select idempotency_key as key, order_number as "orderNumber", amount from order_payment
    where idempotency_key = ${key}
      or idempotency_key = (select idempotency_key from adyen_payment where reference = ${key} limit 1)
    limit 1`.execute(db);
  return rows[0];
}

export async function disputeOfPayment(tx: Transaction<Tables>, paymentKey: string): Promise<DisputeRow | undefined> {
  return tx.selectFrom('dispute').selectAll().where('payment_key', '=', paymentKey).forUpdate().executeTakeFirst();
}

/** Writes a dispute as it is now. */
export async function putDispute(tx: Transaction<Tables>, row: DisputeRow): Promise<void> {
  const { id: _, payment_key: __, order_number: ___, ...changed } = row;
  await tx
    .insertInto('dispute')
    .values(row)
    .onConflict((on) => on.column('payment_key').doUpdateSet(changed))
    .execute();
}

/** Whether goods of an order are kept back for a dispute. */
export async function holdsGoods(db: Reader, orderNumber: string): Promise<boolean> {
  const held = await db
    .selectFrom('dispute')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('goods', '=', 'held')
    .executeTakeFirst();
  return held !== undefined;
}

const named = sql`
  select dispute.*, orders.currency, staff.name as releaser
  from dispute join orders using (order_number) left join staff on staff.id = dispute.released_by`;

export async function findDispute(db: Reader, id: string): Promise<NamedDispute | undefined> {
  const { rows } = await sql<NamedDispute>`${named} where dispute.id = ${id}`.execute(db);
  return rows[0];
}

/** The disputes of an order, the oldest first. */
export async function disputesOf(db: Reader, orderNumber: string): Promise<readonly NamedDispute[]> {
  const { rows } = await sql<NamedDispute>`
    ${named} where dispute.order_number = ${orderNumber} order by opened_at, dispute.id`.execute(db);
  return rows;
}

export type DisputeFilter = Readonly<{ state?: DisputeRow['state'] | undefined; orderNumber?: string | undefined }>;

export type DisputeCursor = Readonly<{ openedAt: Date; id: string }>;

function fits({ state, orderNumber }: DisputeFilter) {
  return sql`${state === undefined ? sql`true` : sql`dispute.state = ${state}`}
    and ${orderNumber === undefined ? sql`true` : sql`dispute.order_number = ${orderNumber}`}`;
}

/** Disputes, the latest first, after a cursor if one is given. */
export async function listDisputeRows(
  db: Reader,
  filter: DisputeFilter,
  { after, limit }: Readonly<{ after?: DisputeCursor | undefined; limit: number }>,
): Promise<readonly NamedDispute[]> {
  const further = after ? sql`(dispute.opened_at, dispute.id) < (${after.openedAt}, ${after.id})` : sql`true`;
  const { rows } = await sql<NamedDispute>`
    ${named} where ${fits(filter)} and ${further}
    order by dispute.opened_at desc, dispute.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countDisputes(db: Reader, filter: DisputeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from dispute where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets the goods of a dispute go; false where they are not kept back. */
export async function releaseGoods(
  tx: Transaction<Tables>,
  id: string,
  { by, now }: Readonly<{ by: string; now: Date }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dispute')
    .set({ goods: 'released', released_at: now, released_by: by })
    .where('id', '=', id)
    .where('goods', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What of payments is contested, or lost, by key: nobody gives that back once more. */
export async function contestedOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('dispute')
    .select(['payment_key', 'amount'])
    .where('payment_key', 'in', [...keys])
    .where('state', '<>', 'won')
    .execute();
  return new Map(rows.map((row) => [row.payment_key, row.amount]));
}
