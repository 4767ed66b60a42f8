import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { PaymentTables } from '../tables/payments.ts';

export type NoticeRow = Selectable<PaymentTables['payment_notice']>;

/**
 * Whether a notice says what the shop knows: a payment whose order goes on, or the capture of one that is marked as captured. That of a
 * capture in parts is news, as it has a row of its own.
 */
const saysNothingNew = `
  exists (
    select from order_payment join orders using (order_number)
    where idempotency_key = $4 and orders.state <> 'payment pending'
      and case $3::text when 'payment' then orders.state <> 'cancelled'
                        when 'capture' then $5::boolean and order_payment.state = 'captured' else false end
  ) and not exists (select from order_capture where asked_key = $4)`;

/**
 * Stores a notice, as processed if nothing follows from it, which most say; an earlier one is not stored again. Returns the
 * stored one.
 */
export async function keepNotice(pool: Pool, row: Omit<NoticeRow, 'settled_at'>): Promise<NoticeRow | undefined> {
  const { rows } = await pool.query<NoticeRow>({
    name: 'notice-keep',
    text: `insert into payment_notice as stored (provider, notice_id, topic, payment_key, success, received_at, settled_at)
           select $1, $2, $3, $4, $5, $6::timestamptz, case when ${saysNothingNew} then $6::timestamptz end
           on conflict (provider, notice_id) do update set settled_at = coalesce(stored.settled_at, excluded.settled_at)
           returning provider, notice_id, topic, payment_key, success, received_at, settled_at`,
    values: [row.provider, row.notice_id, row.topic, row.payment_key, row.success, row.received_at],
  });
  return rows[0];
}

/** Notices that are not processed yet, the oldest first. */
export async function openNotices(db: Reader, limit: number): Promise<readonly NoticeRow[]> {
  return db
    .selectFrom('payment_notice')
    .selectAll()
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** Marks a notice as processed. */
export async function closeNotice(
  db: Reader,
  { provider, notice_id }: Pick<NoticeRow, 'provider' | 'notice_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_notice')
    .set({ settled_at: now })
    .where('provider', '=', provider)
    .where('notice_id', '=', notice_id)
    .execute();
}

/**
 * Deletes notices that were processed long ago, except those of captures and refunds that have failed: what a further try may take or give
 * back is counted without them, however late it is.
 */
export async function dropOldNotices(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_notice')
    .where('settled_at', '<', before)
    .where((eb) => eb.or([eb('success', '=', true), eb('topic', 'not in', ['capture', 'refund'])]))
    .execute();
}
