import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { EventRegistrationTables } from '../tables/event-registrations.ts';
import type { Tables } from '../tables/tables.ts';

export type EventRegistration = Selectable<EventRegistrationTables['event_registration']>;

/** Lets one call at a time count and give the seats of an event, until the transaction ends. */
export async function lockSeats(tx: Transaction<Tables>, eventId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seats of ${eventId}`}, 0))`.execute(tx);
}

/** Seats that are taken, by day: one for each registration, two with a guest. */
export async function seatsTaken(db: Reader, eventId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; seats: number }>`
    select day, sum(case when plus_one = '' then 1 else 2 end)::int as seats
    from event_registration, unnest(attending_days) as day
    where event_id = ${eventId} and status = 'confirmed'
    group by day`.execute(db);
  return new Map(rows.map(({ day, seats }) => [day, seats]));
}

/** Adds a registration; false when the consumer has one for the event that was not cancelled. */
export async function addRegistration(db: Reader, row: EventRegistration): Promise<boolean> {
  const added = await db
    .insertInto('event_registration')
    .values(row)
    .onConflict((on) =>
      // Written out: with a parameter PostgreSQL does not recognise the condition of the index.
      on.columns(['event_id', 'consumer_id']).where(sql<boolean>`status <> 'cancelled'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findRegistration(db: Reader, id: string): Promise<EventRegistration | undefined> {
  return db.selectFrom('event_registration').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The registrations of a consumer that were not cancelled, newest first; for one event only, if it is named. */
export async function registrationsOf(
  db: Reader,
  consumerId: string,
  eventId?: string,
): Promise<readonly EventRegistration[]> {
  let query = db
    .selectFrom('event_registration')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .where('status', '<>', 'cancelled');
  if (eventId !== undefined) query = query.where('event_id', '=', eventId);
  return query.orderBy('registered_at', 'desc').orderBy('id').limit(100).execute();
}

/** Everybody who waits for a seat, the longest waiting first. */
export async function waitingFor(db: Reader, eventId: string): Promise<readonly EventRegistration[]> {
  return db
    .selectFrom('event_registration')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('status', '=', 'waiting')
    .orderBy('registered_at')
    .orderBy('id')
    .execute();
}

/** Gives seats to registrations on the waiting list. */
export async function confirmRegistrations(db: Reader, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('event_registration')
    .set({ status: 'confirmed', changed_at: now })
    .where('id', 'in', [...ids])
    .where('status', '=', 'waiting')
    .execute();
}

/** Cancels a registration; false when it was cancelled before. */
export async function endRegistration(db: Reader, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('event_registration')
    .set({ status: 'cancelled', changed_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'cancelled')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Deletes registrations whose last day is before a day, YYYY-MM-DD. */
export async function dropOldRegistrations(db: Reader, before: string): Promise<void> {
  await sql`delete from event_registration
    where (select max(day) from unnest(attending_days) as day) < ${before}`.execute(db);
}
