import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/**
 * A violated rule of the ledger: an unbalanced posting, a holder with a negative balance, or a snapshot that differs
 * from the sum of its entries.
 */
export type LedgerFault = Readonly<{
  fault: 'not-balanced' | 'below-zero' | 'wrong-snapshot';
  /** Id of the posting or of the account. */
  id: number;
  /** The difference, in the unit of the account. */
  amount: number;
  unit: string;
}>;

/** Recounts the whole ledger from its entries; empty when every rule holds. */
export async function findLedgerFaults(db: Reader): Promise<readonly LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    with balance as (
      select account_id, sum(amount)::bigint as amount from ledger_entry group by account_id
    )
    select 'not-balanced' as fault, posting_id as id, sum(amount)::bigint as amount, unit
    from ledger_entry join ledger_account on ledger_account.id = account_id
    group by posting_id, unit having sum(amount) <> 0
    union all
    select 'below-zero', account_id, amount, unit from balance join ledger_account on ledger_account.id = account_id
    where part <> 'own' and amount < 0
    union all
    select 'wrong-snapshot', snapshot.account_id, snapshot.balance - coalesce(sum(entry.amount), 0)::bigint, account.unit
    from ledger_snapshot as snapshot
    join ledger_account as account on account.id = snapshot.account_id
    left join ledger_entry as entry on entry.account_id = snapshot.account_id and entry.id <= snapshot.last_entry_id
    group by snapshot.account_id, snapshot.balance, account.unit having snapshot.balance <> coalesce(sum(entry.amount), 0)
    order by fault, id`.execute(db);
  return rows;
}
