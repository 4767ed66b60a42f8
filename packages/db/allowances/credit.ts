import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';

/** A year of an athlete's credit on the ledger, in minor units. */
export type CreditYear = Readonly<{
  holder: string;
  balance: number;
  /** What orders have taken of it and not given back. */
  used: number;
}>;

/** What orders have taken from `account`: all that was neither given with the credit nor corrected. */
const usedOf = sql<number>`(
  select coalesce(-sum(amount), 0) from ledger_entry join ledger_posting as posting on posting.id = posting_id
  where account_id = account.id and posting.kind not in ('issue', 'adjust')
)::bigint`;

/** The years of an athlete's credit. */
export async function creditsOf(db: Reader, consumerNo: string): Promise<readonly CreditYear[]> {
  const { rows } = await sql<CreditYear>`
    select account.holder, ${balanceOf} as balance, ${usedOf} as used
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'athlete credit' and account.part = 'available'
      and account.holder >= ${`${consumerNo} `} and account.holder < ${`${consumerNo}!`}`.execute(db);
  return rows;
}

/** The same for several athletes, by their numbers; in one statement. */
export async function creditsOfAll(
  db: Reader,
  consumerNos: readonly string[],
): Promise<ReadonlyMap<string, readonly CreditYear[]>> {
  const { rows } = await sql<CreditYear & Readonly<{ athlete: string }>>`
    select athlete, account.holder, ${balanceOf} as balance, ${usedOf} as used
    from unnest(${[...consumerNos]}::text[]) as athlete
    join ledger_account as account on account.kind = 'athlete credit' and account.part = 'available'
      and account.holder >= athlete || ' ' and account.holder < athlete || '!'
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id`.execute(db);
  return Map.groupBy(rows, ({ athlete }) => athlete);
}
