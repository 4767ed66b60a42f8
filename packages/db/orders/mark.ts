import { type Kysely, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Notes of payments of an order that waits for others as well that they have their money. */
export async function markAuthorised(db: Reader, idempotencyKeys: readonly string[]): Promise<void> {
  if (idempotencyKeys.length === 0) return;
  await db
    .updateTable('order_payment')
    .set({ state: 'authorised' })
    .where('idempotency_key', 'in', [...idempotencyKeys])
    .where('state', '=', 'pending')
    .execute();
}

/** Notes that money that was held for an order has been given up. */
export async function markVoided(db: Reader, idempotencyKey: string): Promise<void> {
  await db
    .updateTable('order_payment')
    .set({ state: 'voided' })
    .where('idempotency_key', '=', idempotencyKey)
    .where('state', '=', 'authorised')
    .execute();
}

/**
 * Notes that a payment has been captured. With the last one of its order it is told that the order is paid; the
 * order is locked, so that of two at once exactly one is the last.
 */
export async function markCaptured(db: Kysely<Tables>, idempotencyKey: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select from orders where order_number =
      (select order_number from order_payment where idempotency_key = ${idempotencyKey}) for update`.execute(tx);
    await sql`
      with captured as (
        update order_payment set state = 'captured' where idempotency_key = ${idempotencyKey} and state = 'authorised'
        returning order_number
      )
      insert into event (name, subject, payload, at)
      select 'order.paid', order_number, jsonb_build_object('orderNumber', order_number), ${now}
      from captured where not exists (
        select from order_payment as other where other.order_number = captured.order_number
          and other.idempotency_key <> ${idempotencyKey} and other.state <> 'captured'
      )`.execute(tx);
  });
}
