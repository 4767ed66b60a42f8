import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { DisputeTables } from '../tables/disputes.ts';
import type { Tables } from '../tables/tables.ts';

export type DisputeRow = Selectable<DisputeTables['dispute']>;

type AnswerRow = Selectable<DisputeTables['dispute_answer']>;

/** What a list shows of an answer; all null where there is none. */
type AnswerFacts = Readonly<{
  answer_kind: AnswerRow['kind'] | null;
  answer_state: AnswerRow['state'] | null;
  submitted_at: Date | null;
  submitter: string | null;
  sent_at: Date | null;
  problem: AnswerRow['problem'];
  problem_detail: string | null;
}>;

/**
 * A dispute with the currency of its order, the provider of the payment, how it is answered, and who let the goods go or answered (null
 * once they are deleted).
 */
export type NamedDispute = DisputeRow &
  AnswerFacts &
  Readonly<{ currency: string; provider: string; releaser: string | null }>;

/** The payment that a provider means by a key: its own, or that of the consent with which a wallet has paid. */
export async function disputedPayment(
  db: Reader,
  key: string,
): Promise<Readonly<{ key: string; orderNumber: string; amount: number }> | undefined> {
  const { rows } = await sql<{ key: string; orderNumber: string; amount: number }>`
    select idempotency_key as key, order_number as "orderNumber", amount from order_payment
    where idempotency_key = ${key}
      or idempotency_key = (select idempotency_key from adyen_payment where reference = ${key} limit 1)
      or idempotency_key = (select idempotency_key from order_capture where asked_key = ${key})
    limit 1`.execute(db);
  return rows[0];
}

export async function disputeOfPayment(tx: Transaction<Tables>, paymentKey: string): Promise<DisputeRow | undefined> {
  return tx.selectFrom('dispute').selectAll().where('payment_key', '=', paymentKey).forUpdate().executeTakeFirst();
}

/** Writes a dispute as it is now. */
export async function putDispute(tx: Transaction<Tables>, row: DisputeRow): Promise<void> {
  const { id: _, payment_key: __, order_number: ___, ...changed } = row;
  await tx
    .insertInto('dispute')
    .values(row)
    .onConflict((on) => on.column('payment_key').doUpdateSet(changed))
    .execute();
}

/** Whether goods of an order are kept back for a dispute. */
export async function holdsGoods(db: Reader, orderNumber: string): Promise<boolean> {
  const held = await db
    .selectFrom('dispute')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('goods', '=', 'held')
    .executeTakeFirst();
  return held !== undefined;
}

const answered = sql`left join dispute_answer as answer on answer.dispute_id = dispute.id`;

const named = sql`
  select dispute.*, orders.currency, order_payment.provider, releaser.name as releaser, answer.kind as answer_kind,
    answer.state as answer_state, answer.submitted_at, answer.sent_at, answer.problem, answer.problem_detail, submitter.name as submitter
  from dispute join orders using (order_number)
  join order_payment on order_payment.idempotency_key = dispute.payment_key ${answered}
  left join staff as releaser on releaser.id = dispute.released_by left join staff as submitter on submitter.id = answer.submitted_by`;

const nearMs = 3 * 24 * 60 * 60 * 1000;

/**
 * Disputes that somebody has to answer before their deadline: the provider has refused the answer, or the deadline is near, or not known, and
 * nothing was sent. One that is being sent for the first time is left alone; of one that may or may not have been taken somebody asks.
 */
function isDue(now: Date) {
  return sql`dispute.state = 'open' and (dispute.deadline is null or dispute.deadline > ${now}) and (
    answer.state = 'refused' or answer.problem = 'uncertain' or (
      (dispute.deadline is null or dispute.deadline <= ${new Date(now.getTime() + nearMs)}) and answer.state is distinct from 'sent'
      and not (answer.state is not distinct from 'waiting' and answer.problem is null)))`;
}

/** The disputes that are due, as the source of a count. */
export function dueDisputes(now: Date) {
  return sql`from dispute ${answered} where ${isDue(now)}`;
}

export async function findDispute(db: Reader, id: string): Promise<NamedDispute | undefined> {
  const { rows } = await sql<NamedDispute>`${named} where dispute.id = ${id}`.execute(db);
  return rows[0];
}

/** The disputes of an order, the oldest first. */
export async function disputesOf(db: Reader, orderNumber: string): Promise<readonly NamedDispute[]> {
  const { rows } = await sql<NamedDispute>`
    ${named} where dispute.order_number = ${orderNumber} order by opened_at, dispute.id`.execute(db);
  return rows;
}

export type DisputeFilter = Readonly<{
  state?: DisputeRow['state'] | undefined;
  orderNumber?: string | undefined;
  /** Only those that are due at a time. */
  dueAt?: Date | undefined;
}>;

export type DisputeCursor = Readonly<{ openedAt: Date; id: string }>;

function fits({ state, orderNumber, dueAt }: DisputeFilter) {
  return sql`${state === undefined ? sql`true` : sql`dispute.state = ${state}`}
    and ${orderNumber === undefined ? sql`true` : sql`dispute.order_number = ${orderNumber}`}
    and ${dueAt === undefined ? sql`true` : sql`(${isDue(dueAt)})`}`;
}

/** Disputes, the latest first, after a cursor if one is given. */
export async function listDisputeRows(
  db: Reader,
  filter: DisputeFilter,
  { after, limit }: Readonly<{ after?: DisputeCursor | undefined; limit: number }>,
): Promise<readonly NamedDispute[]> {
  const further = after ? sql`(dispute.opened_at, dispute.id) < (${after.openedAt}, ${after.id})` : sql`true`;
  const { rows } = await sql<NamedDispute>`
    ${named} where ${fits(filter)} and ${further}
    order by dispute.opened_at desc, dispute.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countDisputes(db: Reader, filter: DisputeFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from dispute ${answered} where ${fits(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets the goods of a dispute go; false where they are not kept back. */
export async function releaseGoods(
  tx: Transaction<Tables>,
  id: string,
  { by, now }: Readonly<{ by: string; now: Date }>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dispute')
    .set({ goods: 'released', released_at: now, released_by: by })
    .where('id', '=', id)
    .where('goods', '=', 'held')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What of payments is contested, or lost, by key: nobody gives that back once more. */
export async function contestedOf(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('dispute')
    .select(['payment_key', 'amount'])
    .where('payment_key', 'in', [...keys])
    .where('state', '<>', 'won')
    .execute();
  return new Map(rows.map((row) => [row.payment_key, row.amount]));
}
