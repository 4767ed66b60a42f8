import { type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { RefundTables } from '../tables/refunds.ts';

export type AmountRefundRow = Selectable<RefundTables['amount_refund']>;

/** The key of its refunds within the order. */
export const amountRefundKey = (id: string) => `amount-${id}`;

/** A refund by amount with who asked for it and who decided it (null once they are deleted), and what became of its money. */
export type NamedRefund = AmountRefundRow &
  Readonly<{
    asker: string | null;
    decider: string | null;
    money: 'asked' | 'refunded' | 'refused' | null;
    /** Whether something of it has become store credit; null before it moves. */
    credited: boolean | null;
  }>;

/** The refunds of an order by amount: those that wait first, then the latest. */
export async function amountRefundsOf(db: Reader, orderNumber: string): Promise<readonly NamedRefund[]> {
  const { rows } = await sql<NamedRefund>`
    select amount_refund.*, asker.name as asker, decider.name as decider, share.money, share.credited
    from amount_refund
    left join staff as asker on asker.id = asked_by left join staff as decider on decider.id = decided_by
    cross join lateral (
      select case when bool_or(state = 'refused') then 'refused' when bool_or(state = 'asked') then 'asked'
                  when count(*) > 0 then 'refunded' end as money,
        bool_or(as_credit) as credited
      from order_refund
      where order_refund.order_number = amount_refund.order_number
        and starts_with(refund_key, amount_refund.order_number || '-amount-' || amount_refund.id || '-')
    ) as share
    where amount_refund.order_number = ${orderNumber}
    order by amount_refund.state = 'waiting' desc, asked_at desc, amount_refund.id`.execute(db);
  return rows;
}

export async function findAmountRefund(db: Reader, id: string): Promise<AmountRefundRow | undefined> {
  return db.selectFrom('amount_refund').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether the buyer of an order has an account: not where it was sold at a till, as the account is the associate's. */
export async function hasAccount(db: Reader, orderNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('consumer', 'consumer.id', 'orders.owner')
    .select('consumer.id')
    .where('order_number', '=', orderNumber)
    .where('deleted_at', 'is', null)
    .where('in_store', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a refund by amount; false where its id is taken. */
export async function insertAmountRefund(db: Reader, row: AmountRefundRow): Promise<boolean> {
  const inserted = await db
    .insertInto('amount_refund')
    .values(row)
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function decideAmountRefund(
  db: Reader,
  id: string,
  { state, by, now }: Readonly<{ state: 'done' | 'refused'; by: string; now: Date }>,
): Promise<void> {
  await db.updateTable('amount_refund').set({ state, decided_by: by, decided_at: now }).where('id', '=', id).execute();
}
