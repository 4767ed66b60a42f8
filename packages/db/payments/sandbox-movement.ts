import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from '../tables/tables.ts';
import { withoutWait } from '../without-wait.ts';
import { findSandboxPayment } from './sandbox-payment.ts';
import { toldFrom, toldRows } from './sandbox-webhook.ts';

// The shop marks the payments as captured after it, and waits for the disk then.
const capture = `
  with asked as (
    select it.id, it.amount from unnest($1::text[], $2::int[]) with ordinality as it (id, amount, no)
    where it.no between 1 and cardinality($1::text[])
  ), captured as (
    update sandbox_payment set state = 'captured' from asked
    where sandbox_payment.id = asked.id and state = 'authorised' and sandbox_payment.amount >= asked.amount and ${withoutWait}
    returning sandbox_payment.id, idempotency_key, asked.amount
  ), moved as (
    insert into sandbox_movement (payment_id, kind, amount, at)
    select id, 'capture', amount, $3 from captured
  ), told as (
    ${toldFrom(`select 'capture' as topic, idempotency_key, true as success, $3::timestamptz as at from captured`)}
  )
  select id from captured
  union all
  select sandbox_payment.id from asked join sandbox_payment using (id) where state = 'captured'`;

/**
 * Captures authorised payments and stores their webhooks; repeated, it changes nothing. Returns the payments that are captured
 * now.
 */
export async function captureSandboxPayments(
  pool: Pool,
  asked: readonly Readonly<{ paymentId: string; amount: number }>[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const values = [asked.map(({ paymentId }) => paymentId), asked.map(({ amount }) => amount), now];
  const { rows } = await pool.query<{ id: string }>({ name: 'sandbox-captures', text: capture, values });
  return new Set(rows.map(({ id }) => id));
}

/**
 * Voids the payment of a key, and blocks the key if it has none yet, so that a late authorisation finds it voided. A
 * captured payment is unchanged. Returns whether authorised money is released by it, or was captured before.
 */
export async function voidSandboxPayment(
  db: Kysely<Tables>,
  id: string,
  key: string,
  now: Date,
): Promise<'released' | 'captured' | 'nothing'> {
  const result = await sql<{ amount: number }>`
    with voided as (
      insert into sandbox_payment (id, idempotency_key, amount, currency, state, created_at)
      values (${id}, ${key}, 0, '', 'voided', ${now})
      on conflict (idempotency_key) do update set state = 'voided'
        where sandbox_payment.state in ('authorised', 'challenge', 'failed', 'pending')
      returning id, amount
    ), moved as (
      insert into sandbox_movement (payment_id, kind, amount, at)
      select id, 'void', amount, ${now} from voided
    )
    select amount from voided`.execute(db);
  const [voided] = result.rows;
  if (voided) return voided.amount > 0 ? 'released' : 'nothing';
  return (await findSandboxPayment(db, key))?.state === 'captured' ? 'captured' : 'nothing';
}

export type SandboxCapture = Readonly<{
  key: string;
  paymentId: string;
  amount: number;
  currency: string;
  /** What was authorised before is held no longer. */
  heldSince: Date;
  now: Date;
}>;

/** Whether the shop was told that the capture of a whole payment has failed: nothing of it was taken then. */
const wholeFailed = sql`exists (
  select from payment_notice
  where provider = 'sandbox' and topic = 'capture' and payment_key = sandbox_payment.idempotency_key and not success)`;

/**
 * Captures a part of what is held, once per key, and stores its webhook; never more than was authorised. Returns
 * whether the key has captured, now or before; false for what is no longer held.
 */
export async function captureSandboxPart(db: Kysely<Tables>, one: SandboxCapture): Promise<boolean> {
  const { key, paymentId, amount, currency, heldSince, now } = one;
  const captured = sql`
    select 'capture' as topic, ${key} as idempotency_key, true as success, ${now}::timestamptz as at from captured`;
  try {
    const { rows } = await sql`
      with known as (
        select payment_id from sandbox_movement
        where payment_id = ${paymentId} and kind = 'capture' and key = ${key} and amount = ${amount}
      ), captured as (
        update sandbox_payment set state = 'captured', taken = taken + ${amount}
        where id = ${paymentId} and currency = ${currency} and not closed and created_at > ${heldSince}
          and (state = 'authorised' or state = 'captured' and (taken > 0 or ${wholeFailed})) and taken + ${amount} <= amount
          and not exists (select from known)
        returning id
      ), moved as (
        insert into sandbox_movement (payment_id, kind, key, amount, at)
        select id, 'capture', ${key}, ${amount}, ${now} from captured
      ), told as (
        ${toldRows(captured)}
      )
      select from captured union all select from known`.execute(db);
    return rows.length > 0 || (await isMoved(db, 'capture', one));
  } catch (error) {
    // Two concurrent calls with one key: the database rejected the second.
    if ((error as { code?: unknown }).code !== '23505') throw error;
    return captureSandboxPart(db, one);
  }
}

/** Releases what is left of a payment that was captured in part. Returns whether something is released by it. */
export async function closeSandboxPayment(db: Kysely<Tables>, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    with closed as (
      update sandbox_payment set closed = true
      where idempotency_key = ${key} and state = 'captured' and taken > 0 and not closed and taken < amount
      returning id, amount - taken as rest
    )
    insert into sandbox_movement (payment_id, kind, key, amount, at) select id, 'void', 'rest', rest, ${now} from closed
    returning payment_id`.execute(db);
  return rows.length > 0;
}

export type SandboxRefund = Readonly<{ key: string; paymentId: string; amount: number; currency: string; now: Date }>;

/**
 * Refunds a part of what was captured, once per key, and never more than the rest; what a bank has returned counts as not refunded. Returns
 * whether the key has been refunded, now or before; false for the same key with another amount or payment.
 */
export async function refundSandboxPayment(db: Kysely<Tables>, one: SandboxRefund): Promise<'new' | 'known' | 'no'> {
  const { key, paymentId, amount, currency, now } = one;
  const returned = sql`
    select coalesce(sum(movement.amount), 0) from sandbox_movement as movement
    where movement.payment_id = ${paymentId} and movement.kind = 'refund' and exists (
      select from payment_notice
      where provider = 'sandbox' and topic = 'refund' and payment_key = movement.key and not success)`;
  try {
    const result = await sql<{ outcome: 'new' | 'known' }>`
      with known as (
        select payment_id, amount from sandbox_movement where kind = 'refund' and key = ${key}
      ), given as (
        update sandbox_payment set refunded = refunded + ${amount}
        where id = ${paymentId} and state = 'captured' and currency = ${currency} and not exists (select from known)
          and refunded - (${returned}) + ${amount} <=
            (select sum(amount) from sandbox_movement where payment_id = ${paymentId} and kind = 'capture'
              and not (key = '' and ${wholeFailed}))
        returning id
      ), moved as (
        insert into sandbox_movement (payment_id, kind, key, amount, at)
        select id, 'refund', ${key}, ${amount}, ${now} from given
      )
      select 'new' as outcome from given
      union all select 'known' from known where payment_id = ${paymentId} and amount = ${amount}`.execute(db);
    return result.rows[0]?.outcome ?? ((await isMoved(db, 'refund', one)) ? 'known' : 'no');
  } catch (error) {
    // Two concurrent calls with one key: the database rejected the second.
    if ((error as { code?: unknown }).code !== '23505') throw error;
    return refundSandboxPayment(db, one);
  }
}

/**
 * Whether a key has moved this amount of a payment. Two concurrent calls with one key wait for each other at the payment:
 * the second began before the first one's movement was there, and finds too little left for another.
 */
async function isMoved(
  db: Kysely<Tables>,
  kind: 'capture' | 'refund',
  one: SandboxCapture | SandboxRefund,
): Promise<boolean> {
  const { key, paymentId, amount } = one;
  const { rows } = await sql`
    select from sandbox_movement
    where kind = ${kind} and key = ${key} and payment_id = ${paymentId} and amount = ${amount}`.execute(db);
  return rows.length > 0;
}
