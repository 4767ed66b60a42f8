import { type Kysely, sql } from 'kysely';

/** Text messages about deliveries, and who sends them, registered before any process writes what it hears. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table text_message (
    id uuid primary key,
    kind text not null,
    subject_id text not null,
    consumer_id text not null,
    recipient text not null,
    language text not null,
    text text not null,
    state text not null check (state in ('waiting', 'sending', 'sent', 'refused', 'unknown', 'throttled')),
    reference text,
    created_at timestamptz not null,
    ended_at timestamptz,
    unique (kind, subject_id)
  )`,
  `comment on column text_message.recipient is 'personal'`,
  `comment on column text_message.text is 'personal'`,
  `comment on column text_message.reference is 'What the service that sends it calls it'`,
  'create index text_message_of_consumer on text_message (consumer_id, created_at)',
  'create index text_message_latest on text_message (created_at desc)',
  `insert into event_consumer (name, seq)
   select 'delivery-texts', coalesce((select max(seq) from event), 0)
   on conflict do nothing`,
];
