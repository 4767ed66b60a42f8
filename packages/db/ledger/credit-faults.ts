import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** Store credit on which the ledger and what gave it disagree: a refund, an adjustment, or what was lent on a return. */
export type CreditFault = Readonly<{
  fault: 'credit-differs';
  /** Number of the order or the return, or id of the adjustment. */
  id: string;
  /** What the ledger has beyond it, in minor units. */
  amount: number;
  unit: string;
}>;

/** What the postings of some keys have changed of what can be spent, with a condition on `posting` to follow. */
const posted = sql`select coalesce(sum(entry.amount), 0)::bigint from ledger_posting as posting
  join ledger_entry as entry on entry.posting_id = posting.id
  join ledger_account as account on account.id = entry.account_id and account.kind = 'store credit' and account.part = 'available'`;

/** Compares all store credit that was given or taken with its postings, in one statement. */
export async function findCreditFaults(db: Reader): Promise<readonly CreditFault[]> {
  const { rows } = await sql<CreditFault>`
    with compared as (
      select order_number as id, orders.currency as unit, refund.amount as meant,
        (${posted} where posting.key = 'store credit ' || refund.refund_key) as posted
      from order_refund as refund join orders using (order_number) where refund.as_credit and refund.state = 'refunded'
      union all
      select one.id, one.currency, one.amount, (${posted} where posting.key = 'store credit adjusted ' || one.id)
      from store_credit_adjustment as one where one.state = 'done'
      union all
      select lent.return_id, lent.currency, lent.amount, (${posted} where posting.key = 'store credit lent ' || lent.return_id)
      from store_credit_advance as lent
      union all
      select lent.return_id, lent.currency, -lent.taken_back, (${posted} where posting.reference = lent.order_number
          and starts_with(posting.key, 'store credit taken back ' || lent.return_id || ' '))
      from store_credit_advance as lent where lent.taken_back > 0
    )
    select 'credit-differs' as fault, id, (posted - meant)::bigint as amount, unit from compared
    where posted <> meant order by id`.execute(db);
  return rows;
}
