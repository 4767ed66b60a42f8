import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { lockOrderState } from '../orders/shipment.ts';
import { withPlacing } from '../orders/with-placing.ts';
import type { Tables } from '../tables/tables.ts';
import { findAskedCapture } from './capture.ts';
import { releaseGivenUp, tellWaitingRefunds } from './give-up.ts';

type Asked = Readonly<{ orderNumber: string; askedKey: string }>;

/** Records that a provider has captured, once. A key that has failed stays so, whatever is heard of it later. */
export async function captureDone(
  tx: Transaction<Tables>,
  { orderNumber, askedKey }: Asked,
  { reference, now }: Readonly<{ reference: string | null; now: Date }>,
): Promise<void> {
  await lockOrderState(tx, orderNumber);
  const done = await tx
    .updateTable('order_capture')
    .set({ state: 'captured', done_at: now, next_try_at: null, ...(reference !== null && { reference }) })
    .where('asked_key', '=', askedKey)
    .where('state', '=', 'asked')
    .returning(['idempotency_key', 'amount', 'reason', 'tries'])
    .executeTakeFirst();
  if (!done) return;
  await sql`update order_payment set taken = taken + ${done.amount} where idempotency_key = ${done.idempotency_key}`.execute(
    tx,
  );
  if (done.reason === 'placing') await tellPlacingPaid(tx, orderNumber, now);
  if (done.tries > 0) await tellWaitingRefunds(tx, orderNumber, [done.idempotency_key], now);
}

/**
 * Writes that what is handed over with the placing of a locked order is paid: nothing was captured for it, as value has
 * paid, or all that was asked for is. What was cancelled is not waited for.
 */
export async function tellPlacingPaid(tx: Transaction<Tables>, orderNumber: string, now: Date): Promise<void> {
  await sql`
    insert into event (name, subject, payload, at)
    select 'order.placing-paid', order_number, jsonb_build_object('orderNumber', order_number), ${now} from orders
    where order_number = ${orderNumber} and state <> 'cancelled' and not exists (
      select from order_capture as capture
      where capture.order_number = ${orderNumber} and reason = any(${[...withPlacing]}::text[]) and capture.state <> 'captured'
        and not capture.cancelled)`.execute(tx);
}

/** Whether the money for what is handed over with the placing of an order was given up, in whole or in part. */
export async function isPlacingGivenUp(db: Reader, orderNumber: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_capture')
    .select('capture_key')
    .where('order_number', '=', orderNumber)
    .where(sql<boolean>`reason = any(${[...withPlacing]}::text[])`)
    .where('state', '=', 'dropped')
    .where('cancelled', '=', false)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type Refusal = Asked &
  Readonly<{
    /** Only a notice takes back the provider's word on a capture that it had taken on. */
    by: 'answer' | 'notice';
  }>;

/**
 * Records that a provider has not captured, once for each key. It is tried again when `nextTry` says; where that is
 * never, or its order is cancelled, it is given up. Undefined when that was known before.
 */
export async function captureRefused(
  tx: Transaction<Tables>,
  { orderNumber, askedKey, by }: Refusal,
  nextTry: (one: Readonly<{ tries: number; captureBy: Date | null }>, now: Date) => Date | undefined,
  now: Date,
): Promise<'again' | 'cancelled' | 'given-up' | undefined> {
  const state = await lockOrderState(tx, orderNumber);
  const row = await findAskedCapture(tx, askedKey);
  if (!row || !(row.state === 'asked' || (row.state === 'captured' && by === 'notice'))) return undefined;
  const { amount, idempotency_key: key } = row;
  const tries = row.tries + 1;
  const { capture_by: captureBy } = await tx
    .selectFrom('order_payment')
    .select('capture_by')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  const again = state === 'cancelled' ? undefined : nextTry({ tries, captureBy }, now);
  await tx
    .updateTable('order_capture')
    .set({ state: again ? 'refused' : 'dropped', tries, done_at: null, next_try_at: again ?? null })
    .where('capture_key', '=', row.capture_key)
    .execute();
  if (row.state === 'captured') {
    await sql`update order_payment set taken = taken - ${amount} where idempotency_key = ${key}`.execute(tx);
  }
  if (again) return 'again';
  await releaseGivenUp(tx, orderNumber, [{ key, amount }], now);
  return state === 'cancelled' ? 'cancelled' : 'given-up';
}
