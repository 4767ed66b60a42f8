import { type Selectable, sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';
import type { StoreCreditTables } from '../tables/store-credit.ts';
import type { Tables } from '../tables/tables.ts';

export type AdvanceRow = Selectable<StoreCreditTables['store_credit_advance']>;

/** Stores what was lent on a return; false where something was before. */
export async function insertAdvance(
  tx: Transaction<Tables>,
  row: Omit<AdvanceRow, 'taken_back' | 'due_at' | 'lapsed'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('store_credit_advance')
    .values(row)
    .onConflict((on) => on.column('return_id').doNothing())
    .returning('return_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What was lent on a return. */
export async function findAdvance(db: Reader, returnId: string): Promise<AdvanceRow | undefined> {
  return db.selectFrom('store_credit_advance').selectAll().where('return_id', '=', returnId).executeTakeFirst();
}

/** What was lent on the returns of an order. */
export async function advancesOfOrder(db: Reader, orderNumber: string): Promise<readonly AdvanceRow[]> {
  const returns = db.selectFrom('order_return').select('return_id').where('order_number', '=', orderNumber);
  return db.selectFrom('store_credit_advance').selectAll().where('return_id', 'in', returns).execute();
}

/** Earlier returns of a consumer of which not all was taken back, and what was lent to them and is not settled. */
export async function readTrust(
  db: Reader,
  consumerNo: string,
): Promise<Readonly<{ refused: number; outstanding: number }>> {
  const { rows } = await sql<{ refused: number; outstanding: number }>`
    select (
      select count(*) from orders join order_return as one using (order_number)
      join order_return_line as line on line.return_id = one.return_id
      where orders.owner = ${consumerNo} and line.accepted < line.qty
    )::int as refused, (
      select coalesce(sum(amount - taken_back), 0) from store_credit_advance
      where consumer_id = ${consumerNo} and taken_back < amount
    )::int as outstanding`.execute(db);
  return rows[0] ?? { refused: 0, outstanding: 0 };
}

/** Has what was lent on a return that is closed be taken back from now on. */
export async function markDue(tx: Transaction<Tables>, returnId: string, now: Date): Promise<void> {
  await tx
    .updateTable('store_credit_advance')
    .set((eb) => ({ due_at: eb.fn.coalesce('due_at', eb.val(now)), lapsed: false }))
    .where('return_id', '=', returnId)
    .execute();
}

/** The same where its goods have not come in time; false where it was due before. */
export async function markLapsed(tx: Transaction<Tables>, returnId: string, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable('store_credit_advance')
    .set({ due_at: now, lapsed: true })
    .where('return_id', '=', returnId)
    .where('due_at', 'is', null)
    .returning('return_id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** What is lent to a consumer in a currency and not settled, due or not, in minor units; locked until the transaction ends. */
export async function lockOutstanding(tx: Transaction<Tables>, consumerNo: string, currency: string): Promise<number> {
  const open = await tx
    .selectFrom('store_credit_advance')
    .select(['amount', 'taken_back'])
    .where('consumer_id', '=', consumerNo)
    .where('currency', '=', currency)
    .whereRef('taken_back', '<', 'amount')
    .orderBy('given_at')
    .orderBy('return_id')
    .forUpdate()
    .execute();
  return open.reduce((sum, one) => sum + one.amount - one.taken_back, 0);
}

/** Has all that is lent to a consumer be taken back from now on. */
export async function markAllDue(tx: Transaction<Tables>, consumerNo: string, now: Date): Promise<void> {
  await tx
    .updateTable('store_credit_advance')
    .set({ due_at: now })
    .where('consumer_id', '=', consumerNo)
    .whereRef('taken_back', '<', 'amount')
    .where('due_at', 'is', null)
    .execute();
}

/** What is to be taken back of a consumer in a currency, the oldest first, locked until the transaction ends. */
export async function lockDue(
  tx: Transaction<Tables>,
  consumerNo: string,
  currency: string,
): Promise<readonly AdvanceRow[]> {
  return tx
    .selectFrom('store_credit_advance')
    .selectAll()
    .where('consumer_id', '=', consumerNo)
    .where('currency', '=', currency)
    .where('due_at', 'is not', null)
    .whereRef('taken_back', '<', 'amount')
    .orderBy('given_at')
    .orderBy('return_id')
    .forUpdate()
    .execute();
}

export async function addTakenBack(tx: Transaction<Tables>, returnId: string, amount: number): Promise<void> {
  await tx
    .updateTable('store_credit_advance')
    .set((eb) => ({ taken_back: eb('taken_back', '+', amount) }))
    .where('return_id', '=', returnId)
    .execute();
}

/**
 * What is lent on returns whose goods have not come in time, or that a process from before has closed, and what is to be taken back of who
 * has credit again; the oldest first.
 */
export async function advancesToEnd(db: Reader, now: Date, limit: number): Promise<readonly AdvanceRow[]> {
  const { rows } = await sql<AdvanceRow>`
    select advance.* from store_credit_advance as advance
    where taken_back < amount and (
      (due_at is null and exists (
        select from order_return where order_return.return_id = advance.return_id
          and (state = 'closed' or (state = 'announced' and lapses_at < ${now}))
      ))
      or (due_at is not null and exists (
        select from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
        where account.kind = 'store credit' and account.part = 'available'
          and account.holder = advance.consumer_id and account.unit = advance.currency and ${balanceOf} > 0
      ))
    )
    order by given_at, return_id limit ${limit}`.execute(db);
  return rows;
}
