import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import type { Consumer } from './consumer.ts';

/** Somebody who sells for a store, and how many store sessions they have open. */
export type StoreStaffRow = Pick<
  Consumer,
  'id' | 'first_name' | 'last_name' | 'adjusts_up_to' | 'approves_adjustments' | 'till_blocked' | 'till_version'
> &
  Readonly<{ email: string; works_at: string; has_pin: boolean; open_sessions: number }>;

export type StoreStaffFilter = Readonly<{
  store?: string | undefined;
  state?: 'active' | 'blocked' | undefined;
  /** Part of name or email. */
  search?: string | undefined;
}>;

/** The end of a page: the name in the form that is sorted by, and the id. */
export type StoreStaffCursor = readonly [name: string, id: string];

const sortedName = sql`lower(consumer.first_name || ' ' || consumer.last_name)`;

const columns = sql`consumer.id, first_name, last_name, email, works_at, adjusts_up_to, approves_adjustments, till_blocked,
  till_version, exists (select from till_pin where till_pin.consumer_id = consumer.id) as has_pin`;

const sells = sql`consumer.works_at is not null and consumer.kind = 'EMPLOYEE' and consumer.deleted_at is null`;

const openSessions = (now: Date) => sql`(
  select count(*)::int from session
  where session.consumer_no = consumer.id and session.associate and session.ended_at is null and session.expires_at > ${now}
) as open_sessions`;

function conditionOf({ store, state, search }: StoreStaffFilter): RawBuilder<unknown> {
  const part = containing((search ?? '').toLowerCase());
  return sql.join(
    [
      sells,
      ...(store === undefined ? [] : [sql`consumer.works_at = ${store}`]),
      ...(state === undefined ? [] : [sql`consumer.till_blocked = ${state === 'blocked'}`]),
      ...(search === undefined ? [] : [sql`(${sortedName} like ${part} or consumer.email_key like ${part})`]),
    ],
    sql` and `,
  );
}

/** Staff of stores by name, after a cursor if one is given. */
export async function listStoreStaffRows(
  db: Reader,
  filter: StoreStaffFilter,
  { after, limit }: Readonly<{ after?: StoreStaffCursor | undefined; limit: number }>,
  now: Date,
): Promise<readonly (StoreStaffRow & Readonly<{ sorted_by: string }>)[]> {
  const further = after ? sql`(${sortedName}, consumer.id) > (${after[0]}, ${after[1]})` : sql`true`;
  const { rows } = await sql<StoreStaffRow & { sorted_by: string }>`
    select ${columns}, ${openSessions(now)}, ${sortedName} as sorted_by from consumer
    where ${conditionOf(filter)} and ${further}
    order by sorted_by, consumer.id limit ${limit}`.execute(db);
  return rows;
}

export async function countStoreStaff(db: Reader, filter: StoreStaffFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from consumer where ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One of them; undefined for anybody else. */
export async function findStoreStaff(db: Reader, id: string, now: Date): Promise<StoreStaffRow | undefined> {
  const { rows } = await sql<StoreStaffRow>`
    select ${columns}, ${openSessions(now)} from consumer where consumer.id = ${id} and ${sells}`.execute(db);
  return rows[0];
}
