import { type Kysely, sql } from 'kysely';

/** Who comes to the events of the brand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const personal = ['email', 'first_name', 'last_name', 'gender', 'phone', 'plus_one'];

const statements: readonly string[] = [
  `create table event_registration (
    id text primary key,
    event_id text not null,
    consumer_id text not null,
    status text not null check (status in ('confirmed', 'waiting', 'cancelled')),
    email text not null,
    first_name text not null,
    last_name text not null,
    gender text not null,
    phone text not null,
    plus_one text not null,
    attending_days text[] not null,
    locale text not null,
    terms_page text,
    terms_version integer,
    registered_at timestamptz not null,
    changed_at timestamptz not null
  )`,
  ...personal.map((column) => `comment on column event_registration.${column} is 'personal'`),
  // Who has cancelled may register again.
  `create unique index event_registration_once on event_registration (event_id, consumer_id)
    where status <> 'cancelled'`,
  'create index event_registration_of_event on event_registration (event_id, registered_at, id)',
  'create index event_registration_of_consumer on event_registration (consumer_id)',
];
