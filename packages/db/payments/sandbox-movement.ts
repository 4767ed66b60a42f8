import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Captures an authorised payment; a second time changes nothing. Tells whether the payment is captured now. */
export async function captureSandboxPayment(
  db: Kysely<Tables>,
  paymentId: string,
  amount: number,
  now: Date,
): Promise<boolean> {
  const result = await sql<{ state: string }>`
    with captured as (
      update sandbox_payment set state = 'captured'
      where id = ${paymentId} and state = 'authorised' and amount >= ${amount} returning id
    ), moved as (
      insert into sandbox_movement (payment_id, kind, amount, at)
      select id, 'capture', ${amount}, ${now} from captured
    )
    select 'captured' as state from captured
    union all select state from sandbox_payment where id = ${paymentId} and state = 'captured'`.execute(db);
  return result.rows.length > 0;
}

/**
 * Voids the payment of a key, and takes the key out of use where it has none yet, so that a late authorisation finds it
 * voided. A captured payment is left alone.
 */
export async function voidSandboxPayment(db: Kysely<Tables>, id: string, key: string, now: Date): Promise<void> {
  await sql`
    with voided as (
      insert into sandbox_payment (id, idempotency_key, amount, currency, state, created_at)
      values (${id}, ${key}, 0, '', 'voided', ${now})
      on conflict (idempotency_key) do update set state = 'voided'
        where sandbox_payment.state in ('authorised', 'challenge', 'failed')
      returning id, amount
    )
    insert into sandbox_movement (payment_id, kind, amount, at)
    select id, 'void', amount, ${now} from voided`.execute(db);
}
