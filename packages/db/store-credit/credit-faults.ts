import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { keyStarts, startsOfReturns } from './posting-keys.ts';

/**
 * Store credit on which the ledger and what gave it disagree: a refund, an adjustment, or what was lent on a return; credit that nothing
 * has given; and credit that an erased account still has.
 */
export type CreditFault = Readonly<{
  fault: 'credit-differs';
  /** Number of the order, the return or the account, id of the adjustment, or key of the posting. */
  id: string;
  /** What the ledger has beyond it, in minor units. */
  amount: number;
  unit: string;
}>;

/** What the postings of some keys have changed of what can be spent, with a condition on `posting` to follow. */
const posted = sql`select coalesce(sum(entry.amount), 0)::bigint from ledger_posting as posting
  join ledger_entry as entry on entry.posting_id = posting.id
  join ledger_account as account on account.id = entry.account_id and account.kind = 'store credit' and account.part = 'available'`;

/** The return that a key names. */
const ofReturn = `^(?:${startsOfReturns.join('|')})([^ ]+)`;

/**
 * Compares all store credit that was given or taken with its postings, and these with it, in one statement. What a job settles is a fault
 * once it should have: `settledBefore`.
 */
export async function findCreditFaults(
  db: Reader,
  { settledBefore }: Readonly<{ settledBefore: Date }>,
): Promise<readonly CreditFault[]> {
  const { rows } = await sql<CreditFault>`
    with compared as (
      select order_number as id, orders.currency as unit, refund.amount as meant,
        (${posted} where posting.key = ${keyStarts.refund} || refund.refund_key) as posted
      from order_refund as refund join orders using (order_number) where refund.as_credit and refund.state = 'refunded'
      union all
      select one.id, one.currency, one.amount, (${posted} where posting.key = ${keyStarts.adjusted} || one.id)
      from store_credit_adjustment as one where one.state = 'done'
      union all
      select lent.return_id, lent.currency, lent.amount, (${posted} where posting.key = ${keyStarts.lent} || lent.return_id)
      from store_credit_advance as lent
      union all
      select lent.return_id, lent.currency, -lent.taken_back, (${posted} where posting.reference = lent.order_number
          and (starts_with(posting.key, ${keyStarts.takenBack} || lent.return_id || ' ')
            or starts_with(posting.key, ${keyStarts.lapsed} || lent.return_id || ' ')))
      from store_credit_advance as lent where lent.taken_back > 0
      union all
      select posting.key, account.unit, 0, entry.amount
      from ledger_account as account join ledger_entry as entry on entry.account_id = account.id
      join ledger_posting as posting on posting.id = entry.posting_id
      where account.kind = 'store credit' and account.part = 'available' and posting.kind in ('issue', 'adjust')
        and not exists (
          select from order_refund where as_credit and ${keyStarts.refund} || refund_key = posting.key)
        and not exists (
          select from store_credit_adjustment as one where one.state = 'done' and ${keyStarts.adjusted} || one.id = posting.key)
        and not exists (
          select from store_credit_advance as lent
          where lent.return_id = (regexp_match(posting.key, ${ofReturn}))[1])
      union all
      select lent.return_id, lent.currency, 0, lent.amount - lent.taken_back
      from store_credit_advance as lent join order_return as one using (return_id)
      where lent.due_at is null and lent.taken_back < lent.amount and one.state = 'closed' and one.closed_at < ${settledBefore}
      union all
      select account.holder, account.unit, 0, sum(entry.amount)
      from ledger_account as account join consumer on consumer.id = account.holder and consumer.deleted_at is not null
      join ledger_entry as entry on entry.account_id = account.id
      join ledger_posting as posting on posting.id = entry.posting_id
      where account.kind = 'store credit' and account.part = 'available'
      group by account.holder, account.unit having sum(entry.amount) > 0 and max(posting.at) < ${settledBefore}
    )
    select 'credit-differs' as fault, id, (posted - meant)::bigint as amount, unit from compared
    where posted <> meant order by id`.execute(db);
  return rows;
}
