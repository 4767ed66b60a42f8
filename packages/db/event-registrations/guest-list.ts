import { type Expression, type SqlBool, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import type { EventRegistration } from './registration.ts';

export type GuestFilter = Readonly<{
  status?: EventRegistration['status'] | undefined;
  /** YYYY-MM-DD. */
  day?: string | undefined;
  /** Part of a name or email. */
  search?: string | undefined;
}>;

/** The end of a page: when its last guest registered, ISO 8601, and the id. */
export type GuestCursor = readonly [registeredAt: string, id: string];

function conditionsOf(eventId: string, { status, day, search }: GuestFilter): Expression<SqlBool>[] {
  const pattern = containing((search ?? '').toLowerCase());
  return [
    sql<SqlBool>`event_id = ${eventId}`,
    ...(status === undefined ? [] : [sql<SqlBool>`status = ${status}`]),
    ...(day === undefined ? [] : [sql<SqlBool>`${day} = any(attending_days)`]),
    ...(search === undefined
      ? []
      : [sql<SqlBool>`lower(first_name || ' ' || last_name || ' ' || email || ' ' || plus_one) like ${pattern}`]),
  ];
}

/** The guests of an event in the order in which they registered, after a cursor if one is given. */
export async function readGuests(
  db: Reader,
  eventId: string,
  filter: GuestFilter,
  page: Readonly<{ after?: GuestCursor | undefined; limit: number }>,
): Promise<readonly EventRegistration[]> {
  let query = db.selectFrom('event_registration').selectAll();
  for (const condition of conditionsOf(eventId, filter)) query = query.where(condition);
  if (page.after) {
    const [registeredAt, id] = page.after;
    query = query.where(sql<boolean>`(registered_at, id) > (${registeredAt}::timestamptz, ${id})`);
  }
  return query.orderBy('registered_at').orderBy('id').limit(page.limit).execute();
}

export async function countGuests(db: Reader, eventId: string, filter: GuestFilter): Promise<number> {
  let query = db.selectFrom('event_registration').select((eb) => eb.fn.countAll<number>().as('count'));
  for (const condition of conditionsOf(eventId, filter)) query = query.where(condition);
  return (await query.executeTakeFirstOrThrow()).count;
}

/** The counts of an event's guest list; `seats` are those of its fullest day. */
export type GuestCounts = Readonly<{ event_id: string; confirmed: number; seats: number; waiting: number }>;

/** The counts of every event that somebody has registered for, in one statement. */
export async function countByEvent(db: Reader): Promise<readonly GuestCounts[]> {
  const { rows } = await sql<GuestCounts>`
    with days as (
      select event_id, sum(case when plus_one = '' then 1 else 2 end)::int as seats
      from event_registration, unnest(attending_days) as day
      where status = 'confirmed'
      group by event_id, day
    )
    select event_id,
           count(*) filter (where status = 'confirmed')::int as confirmed,
           count(*) filter (where status = 'waiting')::int as waiting,
           coalesce((select max(seats) from days where days.event_id = event_registration.event_id), 0) as seats
    from event_registration
    group by event_id`.execute(db);
  return rows;
}
