import { type Kysely, sql } from 'kysely';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';
import { withoutWait } from '../without-wait.ts';

/** The events that each consumer handles; `forWebhooks`: only those that an active webhook has chosen. */
export type Hearing = Readonly<{ consumer: string; names: readonly string[]; forWebhooks?: boolean | undefined }>;

/** An event that has just been numbered, which happens to each once. */
export type Numbered = Readonly<{ name: string; payload: object; correlationId: string | null }>;

/** Events numbered or distributed in one transaction. */
const batch = 1000;

/** Whether any event is not handed out yet, which costs less to ask than to try. */
export async function isAnyNew(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from event where seq is null) as any`.execute(db);
  return rows[0]?.any ?? false;
}

/**
 * Numbers the visible events and creates a delivery of each for every consumer that handles it; returns those that it has
 * numbered, and whether these were all. One process does it at a time; a concurrent call waits for that one, as that one may not see
 * what has been written since it began.
 */
export async function handOut(
  db: Kysely<Tables>,
  hearings: readonly Hearing[],
  now: Date,
): Promise<Readonly<{ numbered: readonly Numbered[]; isAll: boolean }>> {
  return transact(db, async (tx) => {
    // Facts are on the disk; what is lost of their handing out is handed out again, as deliveries that are settled are lost with it.
    await sql`select pg_advisory_xact_lock(hashtextextended('events', 0)), ${sql.raw(withoutWait)} as is_quick`.execute(
      tx,
    );
    // A new consumer gets only events from now on.
    await sql`
      insert into event_consumer (name, seq)
      select consumer, coalesce((select max(seq) from event), 0)
      from unnest(${hearings.map(({ consumer }) => consumer)}::text[]) as it (consumer)
      on conflict do nothing`.execute(tx);
    // Events of one subject get their ids in the order in which they are committed, as its row is locked while they are
    // written.
    const { rows: numbered } = await sql<Numbered & { seq: number }>`
      update event set seq = fresh.seq from (
        select id, nextval('event_seq') as seq
        from (select id from event where seq is null order by id limit ${batch}) as unnumbered
      ) as fresh where event.id = fresh.id
      returning event.name, event.payload, event.correlation_id as "correlationId", event.seq`.execute(tx);
    await sql`
      with hearing as (
        select consumer, array(
          select name from jsonb_array_elements_text(names) as name
          where "forWebhooks" is not true or exists (select from webhook where active and name = any(facts))) as names
        from jsonb_to_recordset(${JSON.stringify(hearings)}::jsonb) as it (consumer text, names jsonb, "forWebhooks" boolean)
      ), upto as (
        select coalesce(max(seq), 0) as seq from event
      ), before as (
        select hearing.consumer, hearing.names, event_consumer.seq
        from hearing join event_consumer on event_consumer.name = hearing.consumer
      ), moved as (
        update event_consumer set seq = upto.seq from before, upto
        where event_consumer.name = before.consumer and event_consumer.seq < upto.seq
      )
      insert into event_delivery (consumer, event_id, seq, subject, next_at)
      select before.consumer, event.id, event.seq, event.subject, ${now}
      from before join event on event.seq > before.seq and event.name = any(before.names)
      on conflict do nothing`.execute(tx);
    const inOrder = numbered.toSorted((one, other) => one.seq - other.seq);
    return { numbered: inOrder, isAll: numbered.length < batch };
  });
}
