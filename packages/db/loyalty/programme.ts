import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A member whose points a programme outside the shop has, too. */
export type ToldMember = Readonly<{ consumerNo: string; email: string; firstName: string; lastName: string }>;

/** The account of a member there, and the last entry of the ledger that the programme knows. */
export type Claimed = Readonly<{ account: string | null; toldTo: number }>;

/** The entries that a programme is told as one change: after the last one that it knows, up to this one. */
export type Untold = Readonly<{ to: number; points: number; references: readonly string[]; since: Date }>;

const accountOf = (consumerNo: unknown) => sql`(
  select id from ledger_account as account
  where account.kind = 'points' and account.part = 'available' and account.unit = 'points' and account.holder = ${consumerNo}
)`;

/** Members with changes of their points that the programme does not know yet, in the order of their ids after one. */
export async function membersToTell(
  db: Reader,
  { after, limit }: Readonly<{ after: string; limit: number }>,
): Promise<readonly ToldMember[]> {
  const { rows } = await sql<ToldMember>`
    select consumer.id as "consumerNo", email, first_name as "firstName", last_name as "lastName"
    from loyalty_member as member
    join consumer on consumer.id = member.consumer_id
    join ledger_account as account on account.holder = member.consumer_id
      and account.kind = 'points' and account.part = 'available' and account.unit = 'points'
    where member.consumer_id > ${after} and consumer.member_id is not null and consumer.email is not null
      and consumer.deleted_at is null and consumer.deletion_due_at is null
      and exists (select from ledger_entry where account_id = account.id and ledger_entry.id > member.programme_told_to)
    order by member.consumer_id limit ${limit}`.execute(db);
  return rows;
}

/** Claims a member until a time, so that only one process speaks of them to the programme; undefined where another one does. */
export async function claimMember(
  db: Reader,
  consumerNo: string,
  { now, until }: Readonly<{ now: Date; until: Date }>,
): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update loyalty_member set programme_claimed_until = ${until}
    where consumer_id = ${consumerNo} and (programme_claimed_until is null or programme_claimed_until <= ${now})
    returning programme_account as account, programme_told_to as "toldTo"`.execute(db);
  return rows[0];
}

export async function releaseMember(db: Reader, consumerNo: string): Promise<void> {
  await sql`update loyalty_member set programme_claimed_until = null where consumer_id = ${consumerNo}`.execute(db);
}

export async function keepProgrammeAccount(db: Reader, consumerNo: string, account: string): Promise<void> {
  await sql`update loyalty_member set programme_account = ${account} where consumer_id = ${consumerNo}`.execute(db);
}

/**
 * The changes of a member that the programme is to be told, decided before it is told so that a repetition tells the same;
 * undefined where it knows all.
 */
export async function beginTelling(db: Reader, consumerNo: string): Promise<Untold | undefined> {
  await sql`
    update loyalty_member set programme_telling_to = coalesce(programme_telling_to, (
      select max(id) from ledger_entry where account_id = ${accountOf(consumerNo)} and id > programme_told_to
    )) where consumer_id = ${consumerNo}`.execute(db);
  const { rows } = await sql<Untold>`
    select max(entry.id) as to, sum(entry.amount)::int as points, min(posting.at) as since,
      array_agg(distinct posting.reference) as references
    from loyalty_member as member
    join ledger_entry as entry on entry.account_id = ${accountOf(consumerNo)}
      and entry.id > member.programme_told_to and entry.id <= member.programme_telling_to
    join ledger_posting as posting on posting.id = entry.posting_id
    where member.consumer_id = ${consumerNo} having count(*) > 0`.execute(db);
  return rows[0];
}

/** Ends a telling: the programme knows the entries up to one of them. */
export async function endTelling(db: Reader, consumerNo: string, toldTo: number): Promise<void> {
  await sql`
    update loyalty_member set programme_told_to = ${toldTo}, programme_telling_to = null
    where consumer_id = ${consumerNo}`.execute(db);
}

/** The last entry of a member's points; 0 for none. */
export async function lastPointsEntry(db: Reader, consumerNo: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::bigint as id from ledger_entry where account_id = ${accountOf(consumerNo)}`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}
