import { sql } from 'kysely';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';

/** Points of a member, and when they last changed otherwise than by expiring; null: never. */
export type Points = Readonly<{ balance: number; lastActive: Date | null }>;

/** The points that a consumer can spend. */
export async function readPoints(db: Reader, consumerNo: string): Promise<Points> {
  const { rows } = await sql<Points>`
    select ${balanceOf} as balance, (
      select max(posting.at) from ledger_entry join ledger_posting as posting on posting.id = posting_id
      where account_id = account.id and posting.kind <> 'expire'
    ) as "lastActive"
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
        where account_id = account.id and posting.at >= ${before} and posting.kind <> 'expire'
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
