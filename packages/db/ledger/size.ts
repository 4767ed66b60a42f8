import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** What the shop owes of a kind of value, in whole minor units or points. */
export type Owed = Readonly<{ kind: string; unit: string; accounts: number; available: number; held: number }>;

/** What the shop owes altogether, by kind and unit, from the entries alone. */
export async function readOwed(db: Reader): Promise<readonly Owed[]> {
  const { rows } = await sql<Owed>`
    select kind, unit, count(*) filter (where part = 'available')::int as accounts,
      coalesce(sum(amount) filter (where part = 'available'), 0)::bigint as available,
      coalesce(sum(amount) filter (where part = 'held'), 0)::bigint as held
    from ledger_account
    left join (select account_id, sum(amount) as amount from ledger_entry group by account_id) as balance on account_id = id
    where part <> 'own' group by kind, unit order by kind, unit`.execute(db);
  return rows;
}

/** How many accounts, postings and payments with value a recount goes over. */
export async function countLedger(
  db: Reader,
  tenders: readonly string[],
): Promise<Readonly<{ accounts: number; postings: number; payments: number }>> {
  const { rows } = await sql<{ accounts: number; postings: number; payments: number }>`
    select (select count(*) from ledger_account)::int as accounts, (select count(*) from ledger_posting)::int as postings,
      (select count(*) from order_payment where provider = any(${[...tenders]}::text[]))::int as payments`.execute(db);
  return rows[0] ?? { accounts: 0, postings: 0, payments: 0 };
}
