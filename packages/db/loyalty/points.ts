import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { sumOfEarnedText } from '../ledger/earned-points.ts';
import { balanceOf } from '../ledger/posting.ts';

/** Points of a member, and when they last changed otherwise than by expiring; null: never. */
export type Points = Readonly<{ balance: number; lastActive: Date | null }>;

/** What keeps points from expiring: all but their expiring itself, and what comes by itself every year. */
export const isActivity = sql`posting.kind <> 'expire' and posting.key not like 'points birthday %'`;

/** The last activity of `account`, to the millisecond. */
const lastActivity = sql`(
  select date_trunc('milliseconds', max(posting.at)) from ledger_entry join ledger_posting as posting on posting.id = posting_id
  where account_id = account.id and ${isActivity}
)`;

/** The points that a consumer can spend. */
export async function readPoints(db: Reader, consumerNo: string): Promise<Points> {
  const { rows } = await sql<Points>`
    select ${balanceOf} as balance, ${lastActivity} as "lastActive"
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'points' and account.part = 'available' and account.unit = 'points'
      and account.holder = ${consumerNo}`.execute(db);
  return rows[0] ?? { balance: 0, lastActive: null };
}

/** Holders of points that have not changed since a time, in the order of their ids after one. */
export async function idleHolders(
  db: Reader,
  { before, after, limit }: Readonly<{ before: Date; after: string; limit: number }>,
): Promise<readonly string[]> {
  const { rows } = await sql<{ holder: string }>`
    select account.holder
    from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'points' and account.part = 'available' and account.holder > ${after}
      and ${balanceOf} > 0 and not exists (
        select from ledger_entry join ledger_posting as posting on posting.id = posting_id
        where account_id = account.id and posting.at >= ${before} and ${isActivity}
      )
    order by account.holder limit ${limit}`.execute(db);
  return rows.map(({ holder }) => holder);
}

/** Has other changes of a holder's points wait until the transaction ends. */
export async function lockPoints(db: Reader, consumerNo: string): Promise<void> {
  await db
    .selectFrom('ledger_account')
    .select('id')
    .where('kind', '=', 'points')
    .where('part', '=', 'available')
    .where('holder', '=', consumerNo)
    .forUpdate()
    .execute();
}

/** The points that a posting gave to or took from somebody; undefined when there is no such posting. */
export async function pointsOfPosting(db: Reader, key: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_entry as entry', 'entry.posting_id', 'posting.id')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .select('entry.amount')
    .where('posting.key', '=', key)
    .where('account.kind', '=', 'points')
    .where('account.part', '=', 'available')
    .executeTakeFirst();
  return row?.amount;
}

const sumOfEarned = sql.raw(sumOfEarnedText);

/** The points that a member has earned with orders since a time, less those taken back; what the tier is judged by. */
export const earnedSince = (consumerNo: RawBuilder<unknown>, since: Date) => sql<number>`greatest(coalesce((
  select ${sumOfEarned} and account.holder = ${consumerNo} and posting.at >= ${since}
), 0), 0)::int`;

export async function readEarnedSince(db: Reader, consumerNo: string, since: Date): Promise<number> {
  const { rows } = await sql<{ earned: number }>`select ${earnedSince(sql`${consumerNo}`, since)} as earned`.execute(
    db,
  );
  return rows[0]?.earned ?? 0;
}

/** A member whose points expire soon. */
export type ExpiringPoints = Readonly<{ consumerNo: string; balance: number; lastActive: Date }>;

/** Members whose points have not changed since a time, and who were not warned of it, in the order of their ids after one. */
export async function pointsToWarnOf(
  db: Reader,
  { before, after, limit }: Readonly<{ before: Date; after: string; limit: number }>,
): Promise<readonly ExpiringPoints[]> {
  const { rows } = await sql<ExpiringPoints>`
    select * from (
      select member.consumer_id as "consumerNo", ${balanceOf} as balance, member.warned_of, ${lastActivity} as "lastActive"
      from loyalty_member as member
      join consumer on consumer.id = member.consumer_id and consumer.member_id is not null and consumer.deletion_due_at is null
      join ledger_account as account on account.holder = member.consumer_id
        and account.kind = 'points' and account.part = 'available' and account.unit = 'points'
      left join ledger_snapshot as snapshot on snapshot.account_id = account.id
      where member.consumer_id > ${after}
    ) as points
    where balance > 0 and "lastActive" < ${before} and warned_of is distinct from "lastActive"
    order by "consumerNo" limit ${limit}`.execute(db);
  return rows;
}
