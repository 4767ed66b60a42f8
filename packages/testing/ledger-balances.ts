import type { Reader } from '@eyelet/db/database.ts';
import { balanceOf } from '@eyelet/db/ledger/posting.ts';
import { sql } from 'kysely';

export type Balance = Readonly<{ kind: string; part: string; holder: string; unit: string; balance: number }>;

/** Balances of the holders' accounts, in whole minor units or points. */
export async function readBalances(db: Reader, holders: readonly string[]): Promise<readonly Balance[]> {
  const { rows } = await sql<Balance>`
    select account.kind, account.part, account.holder, account.unit, ${balanceOf} as balance
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.holder = any(${holders}) and account.part <> 'own'
    order by account.kind, account.holder, account.unit, account.part`.execute(db);
  return rows;
}
