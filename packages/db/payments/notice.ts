import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { PaymentTables } from '../tables/payments.ts';

export type NoticeRow = Selectable<PaymentTables['payment_notice']>;

/** Stores a notice; an earlier one stays unchanged. Returns the stored one. */
export async function keepNotice(db: Reader, row: Omit<NoticeRow, 'settled_at'>): Promise<NoticeRow | undefined> {
  return db
    .insertInto('payment_notice')
    .values({ ...row, settled_at: null })
    .onConflict((on) =>
      on.columns(['provider', 'notice_id']).doUpdateSet((eb) => ({ notice_id: eb.ref('excluded.notice_id') })),
    )
    .returning(['provider', 'notice_id', 'topic', 'payment_key', 'success', 'received_at', 'settled_at'])
    .executeTakeFirst();
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
