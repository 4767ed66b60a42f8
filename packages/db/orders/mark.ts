import { type Kysely, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';

/** Marks payments of an order that waits for others as authorised. */
export async function markAuthorised(db: Reader, idempotencyKeys: readonly string[]): Promise<void> {
  if (idempotencyKeys.length === 0) return;
  await db
    .updateTable('order_payment')
    .set({ state: 'authorised' })
    .where('idempotency_key', 'in', [...idempotencyKeys])
    .where('state', '=', 'pending')
    .execute();
}

/** Marks the authorised money of an order as voided. */
export async function markVoided(db: Reader, idempotencyKey: string): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ state: 'voided' })
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '=', 'authorised')
    .execute();
}

/**
 * Marks a payment as captured. The last one of its order writes the event that the order is paid; the order is locked,
 * so that of two concurrent ones exactly one is the last.
 */
export async function markCaptured(db: Kysely<Tables>, idempotencyKey: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await sql`select from orders where order_number =
      (select order_number from order_payment where idempotency_key = ${idempotencyKey}) for update`.execute(tx);
    await sql`
      with captured as (
        update order_payment set state = 'captured'
        where idempotency_key = ${idempotencyKey} and state = 'authorised' and not by_parcel
        returning order_number
      )
      insert into event (name, subject, payload, at)
      select 'order.paid', order_number, jsonb_build_object('orderNumber', order_number), ${now}
      from captured where not exists (
        select from order_payment as other where other.order_number = captured.order_number
          and other.idempotency_key <> ${idempotencyKey} and other.state <> 'captured'
          and not (other.by_parcel and other.state = 'voided')
      )`.execute(tx);
  });
}

/** The same for payments that are the only ones of their orders. One statement will do, as there is no other payment for it to have missed. */
export async function markOnlyCaptured(
  db: Kysely<Tables>,
  idempotencyKeys: readonly string[],
  now: Date,
): Promise<void> {
  const keys = sql`${[...idempotencyKeys]}::text[]`;
  await sql`
    with locked as (
      select order_number from orders where order_number = any(array(
        select order_number from order_payment where idempotency_key = any(${keys})
      )) order by order_number for update
    ), captured as (
      update order_payment set state = 'captured' from locked
      where order_payment.order_number = locked.order_number and idempotency_key = any(${keys}) and state = 'authorised'
        and not by_parcel
      returning order_payment.order_number
    )
    insert into event (name, subject, payload, at)
    select 'order.paid', order_number, jsonb_build_object('orderNumber', order_number), ${now} from captured`.execute(
    db,
  );
}
