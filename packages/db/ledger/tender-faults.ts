import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * A payment with value on which an order and the ledger disagree: what it held, took, released or gave back; or value that is held and
 * belongs to no order.
 */
export type TenderFault = Readonly<{
  fault: 'held-differs' | 'taken-differs' | 'void-differs' | 'refund-differs' | 'held-for-nothing';
  /** Number of the order; of value that is held for nothing, the key of the payment. */
  id: string;
  /** What the ledger has beyond what the order says, in minor units. */
  amount: number;
  unit: string;
}>;

type Asked = Readonly<{
  /** The tenders of value on the ledger. */
  tenders: readonly string[];
  /** Value held since before this instant must belong to an order. */
  heldBefore: Date;
}>;

/**
 * Compares all payments with value with their postings, in one statement. A step that was posted and that the order does not say yet is
 * under way, and no fault.
 */
export async function findTenderFaults(db: Reader, { tenders, heldBefore }: Asked): Promise<readonly TenderFault[]> {
  const { rows } = await sql<TenderFault>`
    with posted as (
      select posting.reference as key, max(account.unit) as unit,
        coalesce(sum(entry.amount) filter (where posting.kind = 'hold'), 0)::bigint as held,
        coalesce(-sum(entry.amount) filter (where posting.kind = 'capture'), 0)::bigint as taken,
        coalesce(-sum(entry.amount) filter (where posting.kind = 'release'), 0)::bigint as released
      from ledger_posting as posting
      join ledger_entry as entry on entry.posting_id = posting.id
      join ledger_account as account on account.id = entry.account_id and account.part = 'held' and account.unit <> 'points'
      where posting.kind in ('hold', 'capture', 'release') group by posting.reference
    ), given as (
      select posting.reference as key, -sum(entry.amount)::bigint as amount
      from ledger_posting as posting
      join ledger_entry as entry on entry.posting_id = posting.id and entry.amount < 0
      join ledger_account as account on account.id = entry.account_id and account.part = 'own' and account.unit <> 'points'
      where posting.kind = 'refund' group by posting.reference
    ), payment as (
      select order_number, order_payment.state, order_payment.amount, refunded, currency, coalesce(posted.held, 0) as held,
        coalesce(posted.taken, 0) as taken, coalesce(posted.released, 0) as released, coalesce(given.amount, 0) as given, (
          select coalesce(sum(order_refund.amount), 0) from order_refund
          where order_refund.idempotency_key = order_payment.idempotency_key and order_refund.state = 'refunded'
        )::bigint as settled
      from order_payment join orders using (order_number)
      left join posted on posted.key = idempotency_key left join given on given.key = idempotency_key
      where provider = any(${[...tenders]}::text[])
    )
    select 'held-differs' as fault, order_number as id, held - amount as amount, currency as unit from payment
    where held <> amount and (state <> 'voided' or held <> 0)
    union all
    select 'taken-differs', order_number, taken - amount, currency from payment where state = 'captured' and taken <> amount
    union all
    select 'void-differs', order_number, held - released, currency from payment
    where state = 'voided' and (held <> released or taken <> 0)
    union all
    select 'refund-differs', order_number, given - settled, currency from payment where given not between settled and refunded
    union all
    select 'held-for-nothing', posted.key, held - taken - released, posted.unit from posted
    where held > taken + released and not exists (select from order_payment where idempotency_key = posted.key)
      and exists (select from ledger_posting where reference = posted.key and kind = 'hold' and at < ${heldBefore})
    order by fault, id`.execute(db);
  return rows;
}
