import { type Kysely, sql } from 'kysely';

/** Addresses of outside systems, the facts on their way to them, and what came of each try. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table webhook (
    webhook_id text primary key,
    url text not null,
    description text not null,
    facts text[] not null,
    secret text not null,
    former_secret text,
    former_until timestamptz,
    active boolean not null,
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  `create table webhook_message (
    message_id text primary key,
    message_no bigint generated always as identity unique,
    webhook_id text not null references webhook on delete cascade,
    event_id bigint not null,
    fact text not null,
    subject text not null,
    body text not null,
    happened_at timestamptz not null,
    tries integer not null default 0,
    next_at timestamptz,
    delivered_at timestamptz,
    given_up_at timestamptz,
    unique (webhook_id, event_id)
  )`,
  'create index webhook_message_latest on webhook_message (webhook_id, message_no desc)',
  'create index webhook_message_due on webhook_message (webhook_id, next_at) where next_at is not null',
  'create index webhook_message_given_up on webhook_message (webhook_id) where given_up_at is not null',
  'create index webhook_message_age on webhook_message (happened_at) where next_at is null',
  `create table webhook_try (
    try_no bigint generated always as identity primary key,
    message_id text not null references webhook_message on delete cascade,
    at timestamptz not null,
    milliseconds integer not null,
    status integer,
    answer text not null,
    failure text
  )`,
  'create index webhook_try_of_message on webhook_try (message_id, try_no desc)',
];
