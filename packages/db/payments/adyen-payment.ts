import { type Kysely, type Selectable, sql } from 'kysely';
import type { AdyenPaymentState, AdyenTables } from '../tables/adyen.ts';
import type { Tables } from '../tables/tables.ts';
import { capturedParts, captureFailed } from './captured-parts.ts';

type Db = Kysely<Tables>;

export type AdyenPaymentRow = Selectable<AdyenTables['adyen_payment']>;

export type AdyenAsk = Pick<AdyenPaymentRow, 'token' | 'amount' | 'currency' | 'keep'> &
  Readonly<{ key: string; challengeId: string; now: Date }>;

/** Books a key before the provider is called. Returns the row of the key: the new one, or an earlier one. */
export async function askAdyenPayment(db: Db, one: AdyenAsk): Promise<AdyenPaymentRow> {
  const { key, token, amount, currency, keep, challengeId, now } = one;
  return db
    .insertInto('adyen_payment')
    .values({
      idempotency_key: key,
      reference: key,
      token,
      amount,
      currency,
      keep,
      state: 'asking',
      asked: true,
      challenge_id: challengeId,
      created_at: now,
    })
    .onConflict((on) =>
      on.column('idempotency_key').doUpdateSet((eb) => ({ reference: eb.ref('adyen_payment.reference') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type WalletUse = Readonly<{
  key: string;
  token: string;
  method: string;
  amount: number;
  currency: string;
  cartId: string;
  now: Date;
}>;

/** Books the money of a wallet's consent under a key. Undefined for a token that does not match, with an unused key. */
export async function useAdyenConsent(db: Db, one: WalletUse): Promise<AdyenPaymentRow | undefined> {
  const { key, token, method, amount, currency, cartId, now } = one;
  const result = await sql<AdyenPaymentRow>`
    with used as (
      update adyen_session set used_by = ${key}
      where token = ${token} and method = ${method} and amount = ${amount} and currency = ${currency}
        and cart_id = ${cartId} and state in ('approved', 'pending')
        and (used_by = ${key} or used_by is null and expires_at > ${now})
        and not exists (select from adyen_payment where idempotency_key = ${key})
      returning *
    ), booked as (
      insert into adyen_payment
        (idempotency_key, reference, psp_reference, amount, currency, state, keep, asked, expires_at, created_at)
      select ${key}, id, psp_reference, amount, currency, case state when 'approved' then 'authorised' else 'pending' end,
             false, true, expires_at, ${now}
      from used
      on conflict (idempotency_key) do nothing
      returning *
    )
    select * from booked
    union all
    select * from adyen_payment where idempotency_key = ${key} and not exists (select from booked)`.execute(db);
  return result.rows[0];
}

/** Stores the provider's answer, if the payment is still unchanged; undefined otherwise. */
export async function answerAdyenPayment(
  db: Db,
  key: string,
  from: AdyenPaymentState,
  answer: Readonly<{
    state: AdyenPaymentState;
    pspReference: string | undefined;
    action?: unknown;
    expiresAt?: Date | undefined;
  }>,
): Promise<AdyenPaymentRow | undefined> {
  return db
    .updateTable('adyen_payment')
    .set({
      state: answer.state,
      action: answer.action === undefined ? null : JSON.stringify(answer.action),
      expires_at: answer.expiresAt ?? null,
      ...(answer.pspReference === undefined ? {} : { psp_reference: answer.pspReference }),
    })
    .where('idempotency_key', '=', key)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}

/** The current payment of a key, including notices of the provider: a notice ends a waiting payment. */
export async function findAdyenPayment(db: Db, key: string): Promise<AdyenPaymentRow | undefined> {
  const result = await sql<AdyenPaymentRow>`
    with told as (
      select notice_id, success from payment_notice
      where provider = 'adyen' and topic = 'payment'
        and payment_key in (${key}, (select reference from adyen_payment where idempotency_key = ${key}))
      order by success desc limit 1
    ), settled as (
      update adyen_payment set
        state = case when told.success then 'authorised' else 'declined' end,
        psp_reference = coalesce(psp_reference, split_part(told.notice_id, ':', 2)), action = null
      from told
      where idempotency_key = ${key} and state in ('asking', 'challenge', 'pending')
      returning adyen_payment.*
    )
    select * from settled
    union all
    select * from adyen_payment where idempotency_key = ${key} and not exists (select from settled)`.execute(db);
  return result.rows[0];
}

export async function findAdyenChallenge(db: Db, challengeId: string): Promise<AdyenPaymentRow | undefined> {
  return db.selectFrom('adyen_payment').selectAll().where('challenge_id', '=', challengeId).executeTakeFirst();
}

/**
 * Voids a key, used or not, unless money of it was captured: a capture that has failed is none. Returns the resulting
 * state of the key.
 */
export async function voidAdyenPayment(db: Db, key: string, now: Date): Promise<AdyenPaymentRow> {
  const isFree = sql`
    adyen_payment.state = 'captured' and (adyen_payment.captured = 0 or ${captureFailed(key)}) and ${capturedParts(key)} = 0`;
  const result = await sql<AdyenPaymentRow>`
    insert into adyen_payment (idempotency_key, reference, amount, currency, state, keep, asked, created_at)
    values (${key}, ${key}, 0, '', 'voided', false, false, ${now})
    on conflict (idempotency_key) do update set
      state = case when adyen_payment.state in ('asking', 'authorised', 'challenge', 'pending')
                     or ${isFree}
                   then 'voided' else adyen_payment.state end,
      captured = case when ${isFree} then 0 else adyen_payment.captured end,
      action = null
    returning *`.execute(db);
  const row = result.rows[0];
  if (!row) throw new Error(`the key ${key} could not be voided`);
  return row;
}

/** Marks an authorised payment for capture; returns the row, undefined when it cannot be captured. */
export async function captureAdyenPayment(db: Db, key: string, amount: number): Promise<AdyenPaymentRow | undefined> {
  const result = await sql<AdyenPaymentRow>`
    update adyen_payment set state = 'captured', captured = case state when 'captured' then captured else ${amount} end
    where idempotency_key = ${key} and state in ('authorised', 'captured') and amount >= ${amount}
    returning *`.execute(db);
  return result.rows[0];
}

/** Marks a payment whose capture was refused at once as held only. */
export async function holdAdyenPayment(db: Db, key: string): Promise<void> {
  await sql`
    update adyen_payment set state = 'authorised', captured = 0
    where idempotency_key = ${key} and state = 'captured' and capture_reference is null`.execute(db);
}

/** Assigns open notices of wallets, which name the consent, to the payment that used it. */
export async function readdressAdyenNotices(db: Db): Promise<void> {
  await sql`
    update payment_notice set payment_key = paid.idempotency_key from adyen_payment paid
    where provider = 'adyen' and payment_key = paid.reference and paid.reference <> paid.idempotency_key
      and settled_at is null`.execute(db);
}

/** Stores the provider's reference of a capture or of a cancellation, so that it is not requested again. */
export async function noteAdyenModification(
  db: Db,
  key: string,
  note: Partial<Pick<AdyenPaymentRow, 'capture_reference' | 'cancel_reference' | 'psp_reference'>>,
): Promise<void> {
  await db.updateTable('adyen_payment').set(note).where('idempotency_key', '=', key).execute();
}
