import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { lockOrderState } from '../orders/shipment.ts';
import type { CaptureReason, OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type CaptureRow = Selectable<OrderTables['order_capture']>;

/** A capture with what its provider needs. */
export type AskedCapture = CaptureRow & Readonly<{ provider: string; provider_payment_id: string; currency: string }>;

const asked = sql`
  select order_capture.*, payment.provider, payment.provider_payment_id, orders.currency
  from order_capture join order_payment as payment using (idempotency_key)
    join orders on orders.order_number = order_capture.order_number`;

type NewCaptures = Readonly<{
  orderNumber: string;
  reason: CaptureReason;
  now: Date;
  /** When they are asked for again if nobody hears of the answer. */
  againAt: Date;
}>;

/** Books captures of payments of a locked order, before anybody is asked for them. */
export async function bookCaptures(
  tx: Transaction<Tables>,
  { orderNumber, reason, now, againAt }: NewCaptures,
  due: readonly Readonly<{ key: string; amount: number }>[],
): Promise<void> {
  if (due.length === 0) return;
  await sql`
    with due as (
      select it.key, it.amount, it.key || '-capture-' || (
        1 + (select count(*) from order_capture where idempotency_key = it.key)) as capture_key
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as it (key text, amount integer)
    ), booked as (
      update order_payment set booked = booked + due.amount from due where idempotency_key = due.key
    )
    insert into order_capture (capture_key, order_number, idempotency_key, amount, reason, state, asked_key, at, next_try_at)
    select capture_key, ${orderNumber}, key, amount, ${reason}, 'asked', capture_key, ${now}, ${againAt} from due`.execute(
    tx,
  );
}

/** Captures of an order that its provider was or is to be asked for, the first booked first. */
export async function askedCaptures(db: Reader, orderNumber: string): Promise<readonly AskedCapture[]> {
  const { rows } = await sql<AskedCapture>`
    ${asked} where order_capture.order_number = ${orderNumber} and order_capture.state = 'asked'
    order by order_capture.at, capture_key`.execute(db);
  return rows;
}

/** The orders with captures whose answer nobody has heard, or that were refused and are to be tried again by now. */
export async function ordersToAskAgain(db: Reader, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ order_number: string }>`
    select order_number from order_capture where state in ('asked', 'refused') and next_try_at <= ${now}
    group by order_number order by min(next_try_at) limit ${limit}`.execute(db);
  return rows.map(({ order_number: orderNumber }) => orderNumber);
}

/** Has captures of an order that were refused asked for again under a key of its own, each try once. */
export async function askAgain(
  db: Reader,
  orderNumber: string,
  { now, againAt }: Readonly<{ now: Date; againAt: Date }>,
): Promise<void> {
  await sql`
    update order_capture set state = 'asked', asked_key = capture_key || '-' || (tries + 1), next_try_at = ${againAt}
    where order_number = ${orderNumber} and state = 'refused' and next_try_at <= ${now}`.execute(db);
}

/** The capture that a provider means by a key; of a key that was asked for in vain before, none. */
export async function findAskedCapture(db: Reader, askedKey: string): Promise<CaptureRow | undefined> {
  return db.selectFrom('order_capture').selectAll().where('asked_key', '=', askedKey).executeTakeFirst();
}

/** Records that a provider has captured, once. */
export async function captureDone(
  tx: Transaction<Tables>,
  { orderNumber, askedKey }: Readonly<{ orderNumber: string; askedKey: string }>,
  { reference, now }: Readonly<{ reference: string | null; now: Date }>,
): Promise<void> {
  await lockOrderState(tx, orderNumber);
  await sql`
    with done as (
      update order_capture set state = 'captured', done_at = ${now}, next_try_at = null,
        reference = coalesce(${reference}::text, reference)
      where asked_key = ${askedKey} and state in ('asked', 'refused')
      returning capture_key, order_number, idempotency_key, amount, reason
    ), told as (
      insert into event (name, subject, payload, at)
      select 'order.placing-paid', order_number, jsonb_build_object('orderNumber', order_number), ${now} from done
      where reason = 'placing' and not exists (
        select from order_capture as other where other.order_number = done.order_number
          and other.capture_key <> done.capture_key and other.state in ('asked', 'refused'))
    )
    update order_payment set taken = taken + done.amount from done
    where order_payment.idempotency_key = done.idempotency_key`.execute(tx);
}

/**
 * Records that a provider has not captured: it has said so at once, or later of what it had taken on. True the first time for a key, as an
 * operator is told. It is tried again.
 */
export async function captureRefused(
  tx: Transaction<Tables>,
  { orderNumber, askedKey }: Readonly<{ orderNumber: string; askedKey: string }>,
  pauseMinutes: (tries: number) => number,
  now: Date,
): Promise<boolean> {
  await lockOrderState(tx, orderNumber);
  const row = await findAskedCapture(tx, askedKey);
  if (row?.state !== 'asked' && row?.state !== 'captured') return false;
  const tries = row.tries + 1;
  await tx
    .updateTable('order_capture')
    .set({
      ...{ state: 'refused', tries, done_at: null },
      next_try_at: new Date(now.getTime() + pauseMinutes(tries) * 60_000),
    })
    .where('capture_key', '=', row.capture_key)
    .execute();
  if (row.state === 'captured') {
    await sql`update order_payment set taken = taken - ${row.amount} where idempotency_key = ${row.idempotency_key}`.execute(
      tx,
    );
  }
  return true;
}

/** Gives up captures of a cancelled order that its provider has refused: nothing is owed for them any more. */
export async function dropRefused(tx: Transaction<Tables>, orderNumber: string): Promise<void> {
  await sql`
    with dropped as (
      update order_capture set state = 'dropped', next_try_at = null
      where order_number = ${orderNumber} and state = 'refused' returning idempotency_key, amount
    )
    update order_payment set booked = booked - gone.amount
    from (select idempotency_key, sum(amount)::int as amount from dropped group by 1) as gone
    where order_payment.idempotency_key = gone.idempotency_key`.execute(tx);
}
