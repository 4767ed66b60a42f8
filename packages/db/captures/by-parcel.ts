import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { lockOrderState } from '../orders/shipment.ts';
import { stillHeld } from '../orders/still-held.ts';
import type { Tables } from '../tables/tables.ts';

/**
 * Has payments of a locked order that are held captured as its parcels leave. Refunds of them that were decided before
 * are not captured instead of being given back.
 */
export async function markByParcel(
  tx: Transaction<Tables>,
  payments: readonly Readonly<{ key: string; captureBy: Date }>[],
): Promise<void> {
  const rows = JSON.stringify(payments.map(({ key, captureBy }) => ({ key, capture_by: captureBy })));
  await sql`
    with released as (
      update order_refund set released = order_refund.amount from order_payment
        join jsonb_to_recordset(${rows}::jsonb) as it (key text) on it.key = idempotency_key
      where order_refund.idempotency_key = it.key and order_refund.state = 'asked' and not as_credit
        and order_payment.state = 'authorised' and not by_parcel
      returning order_refund.idempotency_key, order_refund.amount
    )
    update order_payment set by_parcel = true, capture_by = it.capture_by,
      released = coalesce((select sum(amount) from released where released.idempotency_key = it.key), 0)
    from jsonb_to_recordset(${rows}::jsonb) as it (key text, capture_by timestamptz)
    where order_payment.idempotency_key = it.key and state = 'authorised' and not by_parcel`.execute(tx);
}

/** Whether something of an order is captured as its parcels leave, and still held. */
export async function isHeldByParcel(db: Reader, orderNumber: string): Promise<boolean> {
  const found = await db
    .selectFrom('order_payment')
    .select('idempotency_key')
    .where('order_number', '=', orderNumber)
    .where(stillHeld)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export type HeldPayment = Readonly<{
  key: string;
  provider: string;
  amount: number;
  booked: number;
  taken: number;
  released: number;
  /** Whether its provider has taken a capture on within a day, and has not said that it succeeded. */
  isUnheard: boolean;
}>;

/** Captures of a payment that its provider has taken on within a day, and has not said that they succeeded. */
const isUnheard = (now: Date) => sql<boolean>`exists (
  select from order_capture as received
  where received.idempotency_key = order_payment.idempotency_key and received.state = 'captured'
    and received.done_at > ${now}::timestamptz - interval '1 day' and not exists (
      select from payment_notice where payment_key = received.asked_key and topic = 'capture' and success))`;

/** The payments of an order that are captured as its parcels leave, and are still held. */
export async function heldByParcel(db: Reader, orderNumber: string, now: Date): Promise<readonly HeldPayment[]> {
  return db
    .selectFrom('order_payment')
    .select(['idempotency_key as key', 'provider', 'amount', 'booked', 'taken', 'released'])
    .select(isUnheard(now).as('isUnheard'))
    .where('order_number', '=', orderNumber)
    .where(stillHeld)
    .orderBy('idempotency_key')
    .execute();
}

type Ending = Readonly<{
  now: Date;
  limit: number;
  /** Providers that say later whether a capture succeeded. */
  later: readonly string[];
}>;

/**
 * Orders of which a provider holds money only until now, unless they are cancelled, or of which nothing is held any
 * more and the provider has not been told so.
 */
export async function ordersToEnd(db: Reader, { now, limit, later }: Ending): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('order_payment')
    .innerJoin('orders', 'orders.order_number', 'order_payment.order_number')
    .select('order_payment.order_number')
    .where(stillHeld)
    .where(
      sql<boolean>`case when booked + released < amount then capture_by <= ${now} and orders.state <> 'cancelled'
        else taken = booked and not (released > 0 and provider = any(${[...later]}::text[]) and ${isUnheard(now)}) end`,
    )
    .orderBy('capture_by')
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ order_number: orderNumber }) => orderNumber))];
}

/**
 * Ends a payment of which nothing is held any more, once: captured, or voided where none of it was. Where it is the
 * last one of its order that does, the order is paid, if anything of it was taken. Nothing happens while a capture is
 * under way.
 */
export async function endByParcel(
  tx: Transaction<Tables>,
  { orderNumber, key }: Readonly<{ orderNumber: string; key: string }>,
  now: Date,
): Promise<void> {
  await lockOrderState(tx, orderNumber);
  await sql`
    with ended as (
      update order_payment set state = case when booked > 0 then 'captured' else 'voided' end
      where idempotency_key = ${key} and ${stillHeld} and booked + released = amount and taken = booked
      returning order_number, state
    ), other as (
      select * from order_payment where order_number = ${orderNumber} and idempotency_key <> ${key}
    )
    insert into event (name, subject, payload, at)
    select 'order.paid', order_number, jsonb_build_object('orderNumber', order_number), ${now}
    from ended join orders using (order_number)
    where orders.state <> 'cancelled'
      and (ended.state = 'captured' or exists (select from other where state = 'captured'))
      and not exists (select from other where state <> 'captured' and not (by_parcel and state = 'voided'))`.execute(
    tx,
  );
}
