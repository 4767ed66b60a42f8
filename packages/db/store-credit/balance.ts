import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';

/** What a consumer can spend of store credit in a currency, in minor units. */
export async function readStoreCredit(db: Reader, consumerNo: string, currency: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select ${balanceOf} as balance
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'store credit' and account.part = 'available'
      and account.holder = ${consumerNo} and account.unit = ${currency}`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The same in each currency that the consumer has had credit in. */
export async function readStoreCredits(
  db: Reader,
  consumerNo: string,
): Promise<readonly Readonly<{ currency: string; balance: number }>[]> {
  const { rows } = await sql<{ currency: string; balance: number }>`
    select account.unit as currency, ${balanceOf} as balance
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'store credit' and account.part = 'available' and account.holder = ${consumerNo}
    order by account.unit`.execute(db);
  return rows;
}

/** All changes of what a consumer can spend of store credit, the oldest first; in major units, for an export. */
export async function creditChanges(
  db: Reader,
  consumerNo: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select posting.at, entry.amount / 100.0 as amount, account.unit as currency
    from ledger_account as account
    join ledger_entry as entry on entry.account_id = account.id
    join ledger_posting as posting on posting.id = entry.posting_id
    where account.kind = 'store credit' and account.part = 'available' and account.holder = ${consumerNo}
    order by entry.id`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
