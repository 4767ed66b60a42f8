import { type RawBuilder, sql } from 'kysely';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader } from '../database.ts';
import { balanceOf } from '../ledger/posting.ts';
import { beginningWith } from '../like.ts';
import { earnedSince } from './points.ts';

export type MemberFilter = Readonly<{
  /** Only members with adjustments that wait for approval. */
  state?: 'waiting' | undefined;
  /** Beginning of an email or of a member number. */
  search?: string | undefined;
}>;

/** The end of a page: when its last member joined, ISO 8601, and their number as a consumer. */
export type MemberCursor = readonly [joinedAt: string, id: string];

export type DeskMemberRow = Readonly<{
  id: string;
  member_id: string;
  first_name: string;
  last_name: string;
  email: string;
  locale: string;
  joined_at: Date;
  points: number;
  points_owed: number;
  /** With orders since a time. */
  earned: number;
  waiting: number;
}>;

const isMember = sql`consumer.member_id is not null and consumer.deleted_at is null and consumer.loyalty_opt_in_at is not null`;

function conditionOf({ state, search }: MemberFilter): RawBuilder<unknown> {
  const waits = sql`consumer.id in (select consumer_id from points_adjustment where points_adjustment.state = 'waiting')`;
  return sql.join(
    [
      isMember,
      ...(state === 'waiting' ? [waits] : []),
      ...(search === undefined
        ? []
        : [
            sql`(consumer.email_key like ${beginningWith(emailKeyOf(search))} or consumer.member_id like ${beginningWith(search)})`,
          ]),
    ],
    sql` and `,
  );
}

const columns = (earnedFrom: Date) => sql`
  consumer.id, consumer.member_id, first_name, last_name, email, locale, loyalty_opt_in_at as joined_at,
  coalesce((
    select ${balanceOf} from ledger_account as account left join ledger_snapshot as snapshot on snapshot.account_id = account.id
    where account.kind = 'points' and account.part = 'available' and account.unit = 'points' and account.holder = consumer.id
  ), 0)::int as points,
  coalesce((select points_owed from loyalty_member where loyalty_member.consumer_id = consumer.id), 0) as points_owed,
  ${earnedSince(sql`consumer.id`, earnedFrom)} as earned,
  (select count(*)::int from points_adjustment
    where points_adjustment.consumer_id = consumer.id and points_adjustment.state = 'waiting') as waiting`;

/** Members, whoever joined last first, after a cursor if one is given. */
export async function listMemberRows(
  db: Reader,
  filter: MemberFilter,
  { after, limit }: Readonly<{ after?: MemberCursor | undefined; limit: number }>,
  earnedFrom: Date,
): Promise<readonly DeskMemberRow[]> {
  const further = after
    ? sql`loyalty_opt_in_at <= ${after[0]}::timestamptz and (loyalty_opt_in_at < ${after[0]}::timestamptz or consumer.id > ${after[1]})`
    : sql`true`;
  const { rows } = await sql<DeskMemberRow>`
    select ${columns(earnedFrom)} from consumer where ${conditionOf(filter)} and ${further}
    order by loyalty_opt_in_at desc, consumer.id limit ${limit}`.execute(db);
  return rows;
}

export async function countMembers(db: Reader, filter: MemberFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from consumer where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A member; undefined for anybody else. */
export async function findMemberRow(db: Reader, id: string, earnedFrom: Date): Promise<DeskMemberRow | undefined> {
  const { rows } = await sql<DeskMemberRow>`
    select ${columns(earnedFrom)} from consumer where ${isMember} and consumer.id = ${id}`.execute(db);
  return rows[0];
}
