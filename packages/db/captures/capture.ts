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

/**
 * The orders with captures whose answer nobody has heard, or that were refused and are to be tried again by now. Of a
 * cancelled order nothing is tried again.
 */
export async function ordersToAskAgain(db: Reader, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ order_number: string }>`
    select order_number from order_capture join orders using (order_number)
    where order_capture.state in ('asked', 'refused') and next_try_at <= ${now}
      and (order_capture.state = 'asked' or orders.state <> 'cancelled')
    group by order_number order by min(next_try_at) limit ${limit}`.execute(db);
  return rows.map(({ order_number: orderNumber }) => orderNumber);
}

/**
 * Has captures of an order that were refused asked for again under a key of its own, each try once; those of which
 * nobody has heard under their own. All of them wait until `againAt` after that, so that a provider that does not
 * answer for them keeps none from the others.
 */
export async function askAgain(
  tx: Transaction<Tables>,
  orderNumber: string,
  { now, againAt }: Readonly<{ now: Date; againAt: Date }>,
): Promise<void> {
  const isCancelled = (await lockOrderState(tx, orderNumber)) === 'cancelled';
  await sql`
    update order_capture set state = 'asked', next_try_at = ${againAt},
      asked_key = case state when 'refused' then capture_key || '-' || (tries + 1) else asked_key end
    where order_number = ${orderNumber} and next_try_at <= ${now}
      and (state = 'asked' or state = 'refused' and not ${isCancelled}::boolean)`.execute(tx);
}

/** The capture that a provider means by a key; of a key that was asked for in vain before, none. */
export async function findAskedCapture(db: Reader, askedKey: string): Promise<CaptureRow | undefined> {
  return db.selectFrom('order_capture').selectAll().where('asked_key', '=', askedKey).executeTakeFirst();
}

/** Whether a provider has been asked for a capture of an order and has not answered. */
export async function isCaptureUnderWay(db: Reader, orderNumber: string): Promise<boolean> {
  return (await askedCaptures(db, orderNumber)).length > 0;
}
