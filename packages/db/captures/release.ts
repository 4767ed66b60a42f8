import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { PaymentTables } from '../tables/payments.ts';

export type ReleaseRow = Selectable<PaymentTables['payment_release']>;

/** What was given up of a payment, with who did it; null once they are deleted. */
export type NamedRelease = ReleaseRow & Readonly<{ author: string | null }>;

export async function findRelease(db: Reader, releaseId: string): Promise<ReleaseRow | undefined> {
  return db.selectFrom('payment_release').selectAll().where('release_id', '=', releaseId).executeTakeFirst();
}

/** Stores that something of a payment is given up; false where its id is taken. */
export async function insertRelease(db: Reader, row: ReleaseRow): Promise<boolean> {
  const inserted = await db
    .insertInto('payment_release')
    .values(row)
    .onConflict((on) => on.column('release_id').doNothing())
    .returning('release_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What staff have given up of the payments of an order, the oldest first. */
export async function releasesOfOrder(db: Reader, orderNumber: string): Promise<readonly NamedRelease[]> {
  return db
    .selectFrom('payment_release')
    .leftJoin('staff', 'staff.id', 'payment_release.released_by')
    .selectAll('payment_release')
    .select('staff.name as author')
    .where('order_number', '=', orderNumber)
    .orderBy('released_at')
    .orderBy('release_id')
    .execute();
}

/** What captures of a payment would take that its provider has refused, in minor units. */
export async function refusedOf(db: Reader, paymentKey: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::int as amount from order_capture
    where idempotency_key = ${paymentKey} and state = 'refused'`.execute(db);
  return rows[0]?.amount ?? 0;
}
