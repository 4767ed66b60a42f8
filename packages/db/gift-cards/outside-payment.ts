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

/**
 * Stores what a service has said of a key; what is to be undone stays so, or ends if nothing was taken. What turns out to be taken after all is
 * to be undone. Returns the row.
 */
export async function answerOutsidePayment(db: Db, key: string, takingId: string | null): Promise<OutsidePaymentRow> {
  const { rows } = await sql<OutsidePaymentRow>`
    update outside_card_payment set
      taking_id = coalesce(taking_id, ${takingId}::text),
      state = case
        when state = 'asked' then ${takingId === null ? 'declined' : 'taken'}
        when state = 'undoing' and coalesce(taking_id, ${takingId}::text) is null then 'voided'
        when state in ('declined', 'voided') and taking_id is null and ${takingId}::text is not null then 'undoing'
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
  // Of two at once, the second waited for the first, and its statement does not see what that has written.
  return rows.length > 0 || (await findOutsidePayment(db, key))?.state === 'captured';
}

type OutsideRefund = Readonly<{ key: string; paymentKey: string; amount: number; currency: string; now: Date }>;

/** Books a refund once per key, never more than what remains of what was captured; undefined when it is not possible, or was refused. */
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
    if (known) return known.amount === amount && known.refused_at === null ? known : undefined;
    const given = returns.reduce((sum, one) => sum + (one.refused_at === null ? one.amount : 0), 0);
    if (given + amount > payment.captured) return undefined;
    return tx
      .insertInto('outside_card_return')
      .values({ return_key: key, payment_key: paymentKey, kind: 'refund', amount, asked_at: now, done_at: null })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

export type OpenReturn = OutsideReturnRow & Pick<OutsidePaymentRow, 'card_id' | 'taking_id' | 'currency'>;

/** What is still to be given back of a captured payment, or is to be tried by a time of all those of a tender: the longest waiting first. */
export async function openReturns(
  db: Db,
  of: Readonly<{ paymentKey: string }> | Readonly<{ tender: string; dueAt: Date }>,
  limit: number,
): Promise<readonly OpenReturn[]> {
  const open = db
    .selectFrom('outside_card_return')
    .innerJoin('outside_card_payment as payment', 'payment.idempotency_key', 'payment_key')
    .selectAll('outside_card_return')
    .select(['payment.card_id', 'payment.taking_id', 'payment.currency'])
    .where('done_at', 'is', null)
    .where((eb) =>
      eb.or([eb('outside_card_return.refused_at', 'is', null), eb('outside_card_return.kind', '<>', 'refund')]),
    )
    .orderBy(sql`coalesce(outside_card_return.next_try_at, asked_at)`)
    .orderBy('return_key')
    .limit(limit);
  if ('paymentKey' in of) return open.where('payment_key', '=', of.paymentKey).execute();
  const isDue = sql<boolean>`coalesce(outside_card_return.next_try_at <= ${of.dueAt}, true)`;
  return open.where('payment.tender', '=', of.tender).where(isDue).execute();
}

/** Payments of a tender that are to be given back and to be tried by a time: the longest waiting first. */
export async function undoingPayments(
  db: Db,
  { tender, dueAt }: Readonly<{ tender: string; dueAt: Date }>,
  limit: number,
): Promise<readonly OutsidePaymentRow[]> {
  return db
    .selectFrom('outside_card_payment')
    .selectAll()
    .where('state', '=', 'undoing')
    .where('tender', '=', tender)
    .where(sql<boolean>`coalesce(next_try_at <= ${dueAt}, true)`)
    .orderBy(sql`coalesce(next_try_at, created_at)`)
    .orderBy('idempotency_key')
    .limit(limit)
    .execute();
}

/** Where a try to give back is noted. */
export type Retried = Readonly<{ table: 'payment' | 'return'; key: string }>;

const places = {
  payment: sql`outside_card_payment`,
  return: sql`outside_card_return`,
} as const;

const named = ({ table, key }: Retried) =>
  table === 'payment' ? sql`idempotency_key = ${key}` : sql`return_key = ${key}`;

/** Leaves what could not be given back for a later time. */
export async function putOff(db: Db, one: Retried, againAt: Date): Promise<void> {
  await sql`update ${places[one.table]} set tries = tries + 1, next_try_at = ${againAt} where ${named(one)}`.execute(
    db,
  );
}

/** Notes since when a service refuses for good to give something back; a refund is over with that. */
export async function noteRefused(db: Db, one: Retried, now: Date): Promise<void> {
  await sql`update ${places[one.table]} set refused_at = coalesce(refused_at, ${now}) where ${named(one)}`.execute(db);
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
