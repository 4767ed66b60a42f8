import type { Selectable } from 'kysely';
import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { PaymentTables } from '../tables/payments.ts';
import { withoutWait } from '../without-wait.ts';
import { toldFrom } from './sandbox-webhook.ts';

export type SandboxPaymentRow = Selectable<PaymentTables['sandbox_payment']>;

export type SandboxAuthorisation = Readonly<{
  id: string;
  key: string;
  method: string;
  token: string;
  amount: number;
  currency: string;
  cartId: string;
  /** Whether the fraud check has flagged the device. */
  flagged: boolean;
  challengeId: string;
  code: string;
  challengeExpires: Date;
  pendingExpires: Date;
  now: Date;
}>;

// What others build on it is committed after it and waits for the disk, and with it all of this.
// A wallet's consent is used up by the first key with its amount, currency and cart; cards are reusable tokens.
const authorise = `
  with used as (
    update sandbox_session set used_by = $2
    where token = $3 and method = $10 and amount = $4 and currency = $5 and cart_id = $11
      and state = 'approved' and expires_at > $9 and (used_by is null or used_by = $2)
    returning token, behaviour
  ), source as (
    select token, case when $12 then 'fraud' else behaviour end as behaviour from (
      select token, behaviour from used
      union all select token, behaviour from sandbox_card where token = $3 and $10 = 'CREDIT_CARD'
    ) as known where ${withoutWait}
  ), booked as (
    insert into sandbox_payment (id, idempotency_key, token, amount, currency, state, challenge_id, code, expires_at, created_at)
    select $1, $2, token, $4, $5,
           case behaviour when 'approve' then 'authorised' when 'decline' then 'declined' else behaviour end,
           case behaviour when 'challenge' then $6 end,
           case behaviour when 'challenge' then $7 end,
           case behaviour when 'challenge' then $8::timestamptz when 'pending' then $13::timestamptz end,
           $9
    from source
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning *
  ), told as (
    ${toldFrom(`select 'payment' as topic, idempotency_key, state in ('authorised', 'pending') as success, $9::timestamptz as at
      from booked where id = $1 and state <> 'challenge'`)}
  )
  select * from booked
  union all
  select * from sandbox_payment where idempotency_key = $2 and not exists (select from booked)`;

/** Books a payment once per key and returns the key's row; undefined for a token that does not match. */
export async function authoriseSandboxPayment(
  pool: Pool,
  one: SandboxAuthorisation,
): Promise<SandboxPaymentRow | undefined> {
  const values = [
    one.id,
    one.key,
    one.token,
    one.amount,
    one.currency,
    one.challengeId,
    one.code,
    one.challengeExpires,
    one.now,
    one.method,
    one.cartId,
    one.flagged,
    one.pendingExpires,
  ];
  const { rows } = await pool.query<SandboxPaymentRow>({ name: 'sandbox-authorise', text: authorise, values });
  return rows[0];
}

export async function findSandboxPayment(db: Reader, key: string): Promise<SandboxPaymentRow | undefined> {
  return db.selectFrom('sandbox_payment').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}
