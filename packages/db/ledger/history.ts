import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A change of a balance that can be spent: the posting, and its order if it is of a payment. */
export type LedgerChange = Readonly<{
  id: number;
  at: Date;
  key: string;
  kind: string;
  reference: string;
  amount: number;
  /** What was left after it. */
  balance: number;
  paidOrder: string | null;
}>;

/** The holder of a kind of value, and its unit. */
export type Holder = Readonly<{ kind: string; holder: string; unit: string }>;

/** The changes of a holder's value that can be spent, newest first. */
export async function readHistory(
  db: Reader,
  { kind, holder, unit }: Holder,
  { before, limit }: Readonly<{ before: number | undefined; limit: number }>,
): Promise<Readonly<{ rows: readonly LedgerChange[]; total: number }>> {
  const { rows } = await sql<LedgerChange & { total: number }>`
    with change as (
      select entry.id, posting.at, posting.key, posting.kind, posting.reference, entry.amount,
        sum(entry.amount) over (order by entry.id)::bigint as balance, count(*) over ()::int as total
      from ledger_account as account
      join ledger_entry as entry on entry.account_id = account.id
      join ledger_posting as posting on posting.id = entry.posting_id
      where account.kind = ${kind} and account.part = 'available' and account.holder = ${holder} and account.unit = ${unit}
    )
    select change.*, payment.order_number as "paidOrder"
    from change left join order_payment as payment on payment.idempotency_key = change.reference
    where ${before ?? null}::bigint is null or change.id < ${before ?? null}::bigint
    order by change.id desc limit ${limit}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}
