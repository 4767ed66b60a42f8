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

/** The same for several athletes, by their numbers; in one statement. */
export async function creditsOfAll(
  db: Reader,
  consumerNos: readonly string[],
): Promise<ReadonlyMap<string, readonly Readonly<{ holder: string; balance: number }>[]>> {
  const { rows } = await sql<{ athlete: string; holder: string; balance: number }>`
    select athlete, account.holder, ${balanceOf} as balance
    from unnest(${[...consumerNos]}::text[]) as athlete
    join ledger_account as account on account.kind = 'athlete credit' and account.part = 'available'
      and account.holder >= athlete || ' ' and account.holder < athlete || '!'
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id`.execute(db);
  return Map.groupBy(rows, ({ athlete }) => athlete);
}
