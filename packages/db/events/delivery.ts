import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import { withoutWait } from '../without-wait.ts';

/** An event to be delivered to a consumer now. `attempts` includes this one. */
export type Delivery = Readonly<{
  consumer: string;
  eventId: number;
  name: string;
  subject: string;
  payload: unknown;
  correlationId: string | null;
  /** When it happened. */
  at: Date;
  attempts: number;
}>;

/**
 * Claims due deliveries, the earliest first, and of each subject only the first one that its consumer has not handled.
 * A claimed one is due again after `againAt` unless it is settled before, so that none is lost with its process. Those
 * of the excepted consumers are left. The first of each subject are found in one pass, and fetched and updated by ctid:
 * with a join PostgreSQL chooses plans that take seconds here, as its statistics are of a nearly empty table.
 */
export async function claimDeliveries(
  db: Kysely<Tables>,
  { now, againAt, limit, except }: Readonly<{ now: Date; againAt: Date; limit: number; except: readonly string[] }>,
): Promise<readonly Delivery[]> {
  const { rows } = await sql<Delivery & { seq: number }>`
    with due as (
      select ctid as place from event_delivery where ctid = any(array(
        select place from (
          select distinct on (consumer, subject) ctid as place, seq, next_at
          from event_delivery where failed_at is null and consumer <> all(${except}::text[])
          order by consumer, subject, seq
        ) as first where next_at <= ${now} order by seq limit ${limit}
      )) for update skip locked
    ), claimed as (
      update event_delivery set attempts = attempts + 1, next_at = ${againAt}
      where ctid = any(array(select place from due)) and ${sql.raw(withoutWait)}
      returning *
    )
    select claimed.consumer, claimed.event_id as "eventId", claimed.seq, claimed.attempts,
           event.name, event.subject, event.payload, event.correlation_id as "correlationId", event.at
    from claimed join event on event.id = claimed.event_id order by claimed.seq`.execute(db);
  return rows;
}

type Key = Pick<Delivery, 'consumer' | 'eventId'>;

/** Removes deliveries that succeeded. After a crash of the database one may be there again; it is then delivered a second time. */
export async function settleDeliveries(pool: Pool, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  await pool.query({
    // Each is looked up by its key, which a limit keeps the planner from turning into a join: as its statistics are of a nearly empty
    // table, a join reads the whole of it. Planned anew each time, because a plan made while there were few reads all as well.
    text: `delete from event_delivery where ctid = any(array(
             select found.place from unnest($1::text[], $2::bigint[]) as heard (consumer, event_id)
               cross join lateral (
                 select ctid as place from event_delivery as one
                 where one.consumer = heard.consumer and one.event_id = heard.event_id limit 1
               ) as found
           )) and ${withoutWait}`,
    values: [keys.map(({ consumer }) => consumer), keys.map(({ eventId }) => eventId)],
  });
}

/** Releases claimed deliveries that were not attempted, so that they are due again at once. */
export async function giveBackDeliveries(db: Kysely<Tables>, keys: readonly Key[], now: Date): Promise<void> {
  await sql`
    update event_delivery set next_at = ${now}, attempts = attempts - 1
    from unnest(${keys.map(({ consumer }) => consumer)}::text[], ${keys.map(({ eventId }) => eventId)}::bigint[])
      as back (consumer, event_id)
    where event_delivery.consumer = back.consumer and event_delivery.event_id = back.event_id`.execute(db);
}

/** Postpones a delivery after a failure, or gives it up if there is no next attempt. */
export async function postponeDelivery(
  db: Reader,
  { consumer, eventId }: Key,
  { nextAt, now, error }: Readonly<{ nextAt: Date | undefined; now: Date; error: string }>,
): Promise<void> {
  await db
    .updateTable('event_delivery')
    .set(nextAt ? { next_at: nextAt, error } : { failed_at: now, error })
    .where('consumer', '=', consumer)
    .where('event_id', '=', eventId)
    .execute();
}
