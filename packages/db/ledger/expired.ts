import { sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { Holder } from './history.ts';
import { balanceOf } from './posting.ts';

/** Value whose time is over. */
export type ExpiredHolding = Holder & Readonly<{ endedAt: Date }>;

/** The key under which value expires, once. */
export function expiredKeyOf({ kind, holder }: Pick<Holder, 'kind' | 'holder'>): string {
  return `${kind} ${holder} expired`;
}

/** Gift cards, rewards and credits of past years that still have a balance and were not booked out, after one of them. */
export async function listExpired(
  db: Reader,
  now: Date,
  { after, limit }: Readonly<{ after: Pick<Holder, 'kind' | 'holder'> | undefined; limit: number }>,
): Promise<readonly ExpiredHolding[]> {
  const { rows } = await sql<ExpiredHolding>`
    with ended as (
      select 'gift card' as kind, id as holder, currency as unit, expires_at as ended_at from gift_card where expires_at <= ${now}
      union all
      select 'reward', id, currency, expires_at from reward where expires_at <= ${now}
      union all
      select kind, holder, unit, make_timestamptz(right(holder, 4)::int + 1, 1, 1, 0, 0, 0, 'UTC') from ledger_account
      where kind = 'athlete credit' and part = 'available' and holder ~ ' [0-9]{4}$'
        and make_timestamptz(right(holder, 4)::int + 1, 1, 1, 0, 0, 0, 'UTC') <= ${now}
    )
    select ended.kind, ended.holder, ended.unit, ended_at as "endedAt" from ended
    join ledger_account as account on account.kind = ended.kind and account.part = 'available'
      and account.holder = ended.holder and account.unit = ended.unit
    left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where (ended.kind, ended.holder) > (${after?.kind ?? ''}, ${after?.holder ?? ''}) and ${balanceOf} > 0
      and not exists (select from ledger_posting where key = ended.kind || ' ' || ended.holder || ' expired')
    order by ended.kind, ended.holder limit ${limit}`.execute(db);
  return rows;
}

/** What can be spent of a holder's value, and what of it came back since a time. */
export async function readExpiring(
  tx: Transaction<Tables>,
  { kind, holder, unit, endedAt }: ExpiredHolding,
): Promise<Readonly<{ balance: number; cameBack: number }>> {
  const { rows } = await sql<{ balance: number; cameBack: number }>`
    select ${balanceOf} as balance, coalesce((
      select sum(entry.amount) from ledger_entry as entry join ledger_posting as posting on posting.id = posting_id
      where entry.account_id = account.id and entry.amount > 0 and posting.at >= ${endedAt}
    ), 0)::bigint as "cameBack"
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = ${kind} and account.part = 'available' and account.holder = ${holder} and account.unit = ${unit}`.execute(
    tx,
  );
  return rows[0] ?? { balance: 0, cameBack: 0 };
}
