import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';

export type OwnedOrder = Readonly<{
  order_number: string;
  state: string;
  placed_at: Date;
  currency: string;
  total: number;
  total_units: number;
}>;

/** The latest orders of an account. */
export async function latestOrdersOf(db: Reader, consumerNo: string, limit: number): Promise<readonly OwnedOrder[]> {
  const { rows } = await sql<OwnedOrder>`
    select order_number, state, placed_at, currency, total, total_units from orders
    where owner = ${consumerNo} order by placed_at desc limit ${limit}`.execute(db);
  return rows;
}

/** How many orders an account has placed. */
export async function countOrdersOf(db: Reader, consumerNo: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where owner = ${consumerNo}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type OwnedReturn = Readonly<{
  return_id: string;
  order_number: string;
  state: 'announced' | 'received' | 'closed';
  created_at: Date;
  handed_over_at: Date | null;
}>;

/** The latest returns of the orders of an account. */
export async function latestReturnsOf(db: Reader, consumerNo: string, limit: number): Promise<readonly OwnedReturn[]> {
  const { rows } = await sql<OwnedReturn>`
    select return_id, order_number, order_return.state, order_return.created_at, handed_over_at
    from order_return join orders using (order_number)
    where orders.owner = ${consumerNo} order by order_return.created_at desc, return_id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

export type OwnedCase = Readonly<{
  reference: string;
  status: 'new' | 'open' | 'waiting' | 'closed';
  category: string;
  subject: string;
  opened_at: Date;
  merged_into: string | null;
}>;

/** The latest cases that an account has opened. */
export async function latestCasesOf(db: Reader, consumerNo: string, limit: number): Promise<readonly OwnedCase[]> {
  const { rows } = await sql<OwnedCase>`
    select reference, status, category, subject, opened_at, merged_into from service_case
    where consumer_id = ${consumerNo} order by opened_at desc, reference desc limit ${limit}`.execute(db);
  return rows;
}

export type OwnedReward = Readonly<{
  id: string;
  masked: string;
  currency: string;
  balance: number;
  expires_at: Date | null;
}>;

/** The rewards that only this account may use, with what is left on them. */
export async function rewardsOf(db: Reader, consumerNo: string, limit: number): Promise<readonly OwnedReward[]> {
  const { rows } = await sql<OwnedReward>`
    select * from (
      select reward.id, masked, currency, expires_at, issued_at, coalesce((
        select ${balanceOf} from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
        where account.kind = 'reward' and account.part = 'available' and account.holder = reward.id and account.unit = reward.currency
      ), 0)::int as balance
      from reward where consumer_id = ${consumerNo}
    ) as owned where balance > 0 order by issued_at desc, id limit ${limit}`.execute(db);
  return rows;
}
