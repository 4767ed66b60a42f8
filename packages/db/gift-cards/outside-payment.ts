import { type Kysely, type Selectable, sql } from 'kysely';
import { transact } from '../placement/atomic.ts';
import type { GiftCardTables, OutsidePaymentState } from '../tables/gift-cards.ts';
import type { Tables } from '../tables/tables.ts';

type Db = Kysely<Tables>;

export type OutsidePaymentRow = Selectable<GiftCardTables['outside_card_payment']>;
type OutsideReturnRow = Selectable<GiftCardTables['outside_card_return']>;

/** Books a key before a service is asked to take; returns the row of the key, and whether it was new. */
export async function askOutsidePayment(
  db: Db,
  one: Pick<OutsidePaymentRow, 'idempotency_key' | 'tender' | 'card_id' | 'amount' | 'currency' | 'created_at'>,
): Promise<Readonly<{ row: OutsidePaymentRow; isNew: boolean }>> {
  const inserted = await db
    .insertInto('outside_card_payment')
    .values({ ...one, state: 'asked', taking_id: null })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return { row: inserted, isNew: true };
  const row = await findOutsidePayment(db, one.idempotency_key);
  if (!row) throw new Error(`the payment ${one.idempotency_key} no longer exists`);
  return { row, isNew: false };
}

export async function findOutsidePayment(db: Db, key: string): Promise<OutsidePaymentRow | undefined> {
  return db.selectFrom('outside_card_payment').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** Stores what a service has said of a key; what is to be undone stays so, or ends if nothing was taken. Returns the row. */
export async function answerOutsidePayment(db: Db, key: string, takingId: string | null): Promise<OutsidePaymentRow> {
  const { rows } = await sql<OutsidePaymentRow>`
    update outside_card_payment set
      taking_id = coalesce(taking_id, ${takingId}),
      state = case
        when state = 'asked' then ${takingId === null ? 'declined' : 'taken'}
        when state = 'undoing' and coalesce(taking_id, ${takingId}) is null then 'voided'
        else state end
    where idempotency_key = ${key}
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`the payment ${key} no longer exists`);
  return row;
}

/** Gives up a key, used or not, unless it was captured. Returns the row. */
export async function undoOutsidePayment(db: Db, key: string, tender: string, now: Date): Promise<OutsidePaymentRow> {
  const { rows } = await sql<OutsidePaymentRow>`
    insert into outside_card_payment (idempotency_key, tender, card_id, amount, currency, state, created_at)
    values (${key}, ${tender}, '', 0, '', 'voided', ${now})
    on conflict (idempotency_key) do update set
      state = case when outside_card_payment.state in ('asked', 'taken') then 'undoing' else outside_card_payment.state end
    returning *`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`the key ${key} could not be given up`);
  return row;
}

/** Ends what was to be undone, once it was given back. */
export async function endOutsideUndoing(db: Db, key: string): Promise<void> {
  const from: OutsidePaymentState = 'undoing';
  await db
    .updateTable('outside_card_payment')
    .set({ state: 'voided' })
    .where('idempotency_key', '=', key)
    .where('state', '=', from)
    .execute();
}

/**
 * Captures an amount of what was taken, once, and books that the rest goes back. False for a payment that holds nothing.
 */
export async function captureOutsidePayment(db: Db, key: string, amount: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with captured as (
      update outside_card_payment set state = 'captured', captured = ${amount}
      where idempotency_key = ${key} and state = 'taken' and amount >= ${amount}
      returning idempotency_key, amount - captured as rest
    ), booked as (
      insert into outside_card_return (return_key, payment_key, kind, amount, asked_at)
      select ${`${key} rest`}, idempotency_key, 'rest', rest, ${now} from captured where rest > 0
    )
    select true as known from captured
    union all
    select true from outside_card_payment where idempotency_key = ${key} and state = 'captured'`.execute(db);
  return rows.length > 0;
}

type OutsideRefund = Readonly<{ key: string; paymentKey: string; amount: number; currency: string; now: Date }>;

/** Books a refund once per key, never more than what remains of what was captured; undefined when it is not possible. */
export async function askOutsideRefund(
  db: Db,
  { key, paymentKey, amount, currency, now }: OutsideRefund,
): Promise<OutsideReturnRow | undefined> {
  return transact(db, async (tx) => {
    const payment = await tx
      .selectFrom('outside_card_payment')
      .select('captured')
      .where('idempotency_key', '=', paymentKey)
      .where('state', '=', 'captured')
      .where('currency', '=', currency)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) return undefined;
    const returns = await tx
      .selectFrom('outside_card_return')
      .selectAll()
      .where('payment_key', '=', paymentKey)
      .where('kind', '=', 'refund')
      .execute();
    const known = returns.find((one) => one.return_key === key);
    if (known) return known.amount === amount ? known : undefined;
    const given = returns.reduce((sum, one) => sum + one.amount, 0);
    if (given + amount > payment.captured) return undefined;
    return tx
      .insertInto('outside_card_return')
      .values({ return_key: key, payment_key: paymentKey, kind: 'refund', amount, asked_at: now, done_at: null })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export type OpenReturn = OutsideReturnRow & Pick<OutsidePaymentRow, 'card_id' | 'taking_id' | 'currency'>;

/** What is still to be given back of a captured payment, or of all those of a tender: the longest waiting first. */
export async function openReturns(
  db: Db,
  of: Readonly<{ paymentKey: string }> | Readonly<{ tender: string }>,
  limit: number,
): Promise<readonly OpenReturn[]> {
  const open = db
    .selectFrom('outside_card_return')
    .innerJoin('outside_card_payment as payment', 'payment.idempotency_key', 'payment_key')
    .selectAll('outside_card_return')
    .select(['payment.card_id', 'payment.taking_id', 'payment.currency'])
    .where('done_at', 'is', null)
    .orderBy('asked_at')
    .orderBy('return_key')
    .limit(limit);
  return 'paymentKey' in of
    ? open.where('payment_key', '=', of.paymentKey).execute()
    : open.where('payment.tender', '=', of.tender).execute();
}

/** Payments of a tender that are to be given back: the longest waiting first. */
export async function undoingPayments(db: Db, tender: string, limit: number): Promise<readonly OutsidePaymentRow[]> {
  return db
    .selectFrom('outside_card_payment')
    .selectAll()
    .where('state', '=', 'undoing')
    .where('tender', '=', tender)
    .orderBy('created_at')
    .orderBy('idempotency_key')
    .limit(limit)
    .execute();
}

/** Records that something was given back. */
export async function endOutsideReturn(db: Db, key: string, now: Date): Promise<void> {
  await db
    .updateTable('outside_card_return')
    .set({ done_at: now })
    .where('return_key', '=', key)
    .where('done_at', 'is', null)
    .execute();
}
