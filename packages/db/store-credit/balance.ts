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

/** Consumers who are erased and have store credit all the same. */
export async function erasedWithCredit(db: Reader, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ holder: string }>`
    select distinct account.holder
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    join consumer on consumer.id = account.holder and consumer.deleted_at is not null
    where account.kind = 'store credit' and account.part = 'available' and ${balanceOf} > 0
    order by account.holder limit ${limit}`.execute(db);
  return rows.map(({ holder }) => holder);
}

/** A change of what can be spent of store credit, in major units, with the posting that made it. */
type CreditChange = Readonly<{ at: Date; key: string; kind: string; amount: number; currency: string }>;

/** All changes of what a consumer can spend of store credit, the oldest first; in major units, for an export. */
export async function creditChanges(db: Reader, consumerNo: string): Promise<readonly CreditChange[]> {
  const { rows } = await sql<CreditChange>`
    select posting.at, posting.key, posting.kind, entry.amount / 100.0 as amount, account.unit as currency
    from ledger_account as account
    join ledger_entry as entry on entry.account_id = account.id
    join ledger_posting as posting on posting.id = entry.posting_id
    where account.kind = 'store credit' and account.part = 'available' and account.holder = ${consumerNo}
    order by entry.id`.execute(db);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
}
