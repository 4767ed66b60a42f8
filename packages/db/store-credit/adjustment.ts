import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { StoreCreditTables } from '../tables/store-credit.ts';

export type CreditAdjustmentRow = Selectable<StoreCreditTables['store_credit_adjustment']>;

/** An adjustment with the names of who asked for it and who decided it; null once they are deleted. */
export type NamedCreditAdjustment = CreditAdjustmentRow & Readonly<{ asker: string | null; decider: string | null }>;

/** The adjustments of a customer: those that wait first, then the latest. */
export async function creditAdjustmentsOf(
  db: Reader,
  consumerNo: string,
  limit: number,
): Promise<readonly NamedCreditAdjustment[]> {
  const { rows } = await sql<NamedCreditAdjustment>`
    select one.*, asker.name as asker, decider.name as decider
    from store_credit_adjustment as one
    left join staff as asker on asker.id = asked_by left join staff as decider on decider.id = decided_by
    where consumer_id = ${consumerNo}
    order by one.state = 'waiting' desc, asked_at desc, one.id limit ${limit}`.execute(db);
  return rows;
}

/** By how much somebody of the staff has changed the credit of a customer since a time, without anybody else's approval, by currency. */
export async function creditAdjustedAloneBy(
  db: Reader,
  { consumerNo, staffId, since }: Readonly<{ consumerNo: string; staffId: string; since: Date }>,
): Promise<readonly Readonly<{ currency: string; amount: number }>[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::int as amount from store_credit_adjustment
    where consumer_id = ${consumerNo} and asked_by = ${staffId} and asked_at > ${since}
      and state = 'done' and decided_by is null group by currency order by currency`.execute(db);
  return rows;
}

/** An adjustment that nobody else decides until the transaction ends. */
export async function lockCreditAdjustment(db: Reader, id: string): Promise<CreditAdjustmentRow | undefined> {
  return db.selectFrom('store_credit_adjustment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Stores an adjustment; false where its id is taken. */
export async function insertCreditAdjustment(db: Reader, row: CreditAdjustmentRow): Promise<boolean> {
  const inserted = await db
    .insertInto('store_credit_adjustment')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function decideCreditAdjustment(
  db: Reader,
  id: string,
  { state, by, now }: Readonly<{ state: 'done' | 'refused'; by: string; now: Date }>,
): Promise<void> {
  await db
    .updateTable('store_credit_adjustment')
    .set({ state, decided_by: by, decided_at: now })
    .where('id', '=', id)
    .execute();
}

/** What was lent to a customer and is not settled, in minor units, by currency. */
export async function outstandingOf(
  db: Reader,
  consumerNo: string,
): Promise<readonly Readonly<{ currency: string; balance: number }>[]> {
  const { rows } = await sql<{ currency: string; balance: number }>`
    select currency, sum(amount - taken_back)::int as balance from store_credit_advance
    where consumer_id = ${consumerNo} and taken_back < amount group by currency order by currency`.execute(db);
  return rows;
}
