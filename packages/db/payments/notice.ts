import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { NoticeTopic, PaymentTables } from '../tables/payments.ts';

export type NoticeRow = Selectable<PaymentTables['payment_notice']>;

/** What a provider tells; `key` is that of the payment or the refund. */
export type ToldNotice = Readonly<{ id: string; topic: NoticeTopic; key: string; success: boolean }>;

/**
 * Stores notices, each once, and returns those that are not processed yet, in their order. Most say what the shop knows and are stored
 * as processed: that a payment whose order goes on is authorised, or that one which is marked as captured is captured. A capture in parts
 * has a row of its own, so that its notice is news.
 */
export async function keepNotices(
  pool: Pool,
  { provider, receivedAt, notices }: Readonly<{ provider: string; receivedAt: Date; notices: readonly ToldNotice[] }>,
): Promise<readonly NoticeRow[]> {
  // The last of those with one id counts.
  const told = [...new Map(notices.map((one) => [one.id, one])).values()];
  const { rows } = await pool.query<NoticeRow>({
    name: 'notices-keep',
    text: `
      with told as (
        select * from unnest($3::text[], $4::text[], $5::text[], $6::boolean[]) with ordinality as it (id, topic, key, success, no)
        where it.no between 1 and cardinality($3::text[])
      ), judged as (
        select told.*, exists (
          select from order_payment join orders using (order_number)
          where idempotency_key = told.key and orders.state <> 'payment pending'
            and case told.topic when 'payment' then orders.state <> 'cancelled'
                                when 'capture' then told.success and order_payment.state = 'captured' else false end
        ) and not exists (select from order_capture where asked_key = told.key) as is_known
        from told
      ), kept as (
        insert into payment_notice as stored (provider, notice_id, topic, payment_key, success, received_at, settled_at)
        select $1, id, topic, key, success, $2::timestamptz, case when is_known then $2::timestamptz end from judged order by id
        on conflict (provider, notice_id) do update set settled_at = coalesce(stored.settled_at, excluded.settled_at)
        returning provider, notice_id, topic, payment_key, success, received_at, settled_at
      )
      select kept.* from kept join told on told.id = kept.notice_id where settled_at is null order by told.no`,
    values: [
      ...[provider, receivedAt, told.map(({ id }) => id), told.map(({ topic }) => topic)],
      ...[told.map(({ key }) => key), told.map(({ success }) => success)],
    ],
  });
  return rows;
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
