import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Number of entries after a snapshot from which on a new one is worth its row. */
const worthIt = 32;

/**
 * Renews the snapshots of accounts with many later entries; returns how many. Entries of such an account are written
 * under its lock, so the visible ones are complete up to the last. Accounts of the shop are not locked and have no
 * snapshots.
 */
export async function renewSnapshots({ db }: Database): Promise<number> {
  const { rows } = await sql`
    insert into ledger_snapshot (account_id, last_entry_id, balance)
    select entry.account_id, max(entry.id), coalesce(max(snapshot.balance), 0) + sum(entry.amount)
    from ledger_entry as entry
    join ledger_account as account on account.id = entry.account_id and account.part <> 'own'
    left join ledger_snapshot as snapshot on snapshot.account_id = entry.account_id
    where entry.id > coalesce(snapshot.last_entry_id, 0)
    group by entry.account_id having count(*) >= ${worthIt}
    on conflict (account_id) do update set balance = excluded.balance, last_entry_id = excluded.last_entry_id
      where ledger_snapshot.last_entry_id < excluded.last_entry_id
    returning account_id`.execute(db);
  return rows.length;
}
