import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';

/** What is left of the credits of an athlete, by year, in minor units. */
export async function creditsOf(
  db: Reader,
  consumerNo: string,
): Promise<readonly Readonly<{ holder: string; balance: number }>[]> {
  const { rows } = await sql<{ holder: string; balance: number }>`
    select account.holder, ${balanceOf} as balance
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'athlete credit' and account.part = 'available'
      and account.holder >= ${`${consumerNo} `} and account.holder < ${`${consumerNo}!`}`.execute(db);
  return rows;
}
