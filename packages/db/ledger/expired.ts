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

/** The time zone by which the years of the accounts of a market end; the first is that of holders without an account. */
export type YearEnd = Readonly<{ header: string; timeZone: string }>;

/**
 * Gift cards, rewards and credits of past years that still have a balance and were not booked out, after one of them. The year of a
 * credit ends at midnight of the market of its account.
 */
export async function listExpired(
  db: Reader,
  { now, markets }: Readonly<{ now: Date; markets: readonly YearEnd[] }>,
  { after, limit }: Readonly<{ after: Pick<Holder, 'kind' | 'holder'> | undefined; limit: number }>,
): Promise<readonly ExpiredHolding[]> {
  const { rows } = await sql<ExpiredHolding>`
    with zone (locale, name) as (
      select * from unnest(${markets.map(({ header }) => header)}::text[], ${markets.map(({ timeZone }) => timeZone)}::text[])
    ), credit as (
      select account.holder, account.unit,
        make_timestamptz(right(holder, 4)::int + 1, 1, 1, 0, 0, 0, coalesce(zone.name, ${markets[0]?.timeZone ?? 'UTC'})) as ended_at
      from ledger_account as account left join consumer on consumer.id = left(holder, -5) left join zone using (locale)
      where account.kind = 'athlete credit' and part = 'available' and holder ~ ' [0-9]{4}$'
    ), ended as (
      select 'gift card' as kind, id as holder, currency as unit, expires_at as ended_at from gift_card where expires_at <= ${now}
      union all
      select 'reward', id, currency, expires_at from reward where expires_at <= ${now}
      union all
      select 'athlete credit', holder, unit, ended_at from credit where ended_at <= ${now}
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
