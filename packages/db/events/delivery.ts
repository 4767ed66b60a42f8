import { type Kysely, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** An event to be delivered to a consumer now. `attempts` includes this one. */
export type Delivery = Readonly<{
  consumer: string;
  eventId: number;
  name: string;
  subject: string;
  payload: unknown;
  correlationId: string | null;
  attempts: number;
}>;

/**
 * Claims due deliveries, the earliest first, and of each subject only the first one that its consumer has not handled.
 * A claimed one is due again after `againAt` unless it is settled before, so that none is lost with its process. The
 * first of each subject are found in one pass and fetched by ctid: with a join PostgreSQL chooses plans that take
 * seconds here, as its statistics are of a nearly empty table.
 */
export async function claimDeliveries(
  db: Kysely<Tables>,
  { now, againAt, limit }: Readonly<{ now: Date; againAt: Date; limit: number }>,
): Promise<readonly Delivery[]> {
  const { rows } = await sql<Delivery & { seq: number }>`
    with due as (
      select consumer, event_id from event_delivery where ctid = any(array(
        select place from (
          select distinct on (consumer, subject) ctid as place, seq, next_at
          from event_delivery where failed_at is null order by consumer, subject, seq
        ) as first where next_at <= ${now} order by seq limit ${limit}
      )) for update skip locked
    ), claimed as (
      update event_delivery set attempts = attempts + 1, next_at = ${againAt} from due
      where event_delivery.consumer = due.consumer and event_delivery.event_id = due.event_id
      returning event_delivery.*
    )
    select claimed.consumer, claimed.event_id as "eventId", claimed.seq, claimed.attempts,
           event.name, event.subject, event.payload, event.correlation_id as "correlationId"
    from claimed join event on event.id = claimed.event_id order by claimed.seq`.execute(db);
  return rows;
}

type Key = Pick<Delivery, 'consumer' | 'eventId'>;

/** Removes a delivery that succeeded. */
export async function settleDelivery(db: Reader, { consumer, eventId }: Key): Promise<void> {
  await db.deleteFrom('event_delivery').where('consumer', '=', consumer).where('event_id', '=', eventId).execute();
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
