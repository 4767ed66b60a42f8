import { type Kysely, sql } from 'kysely';

/** Enrolments, the browsers in which an account has been used, and the store in which an associate works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // A profile without a password may have been enrolled by anybody: its email and phone stay available to their owner.
  'alter table consumer add column confirmed boolean not null default true',
  `update consumer set confirmed = false
     where deleted_at is null and not exists (select 1 from credential where consumer_id = consumer.id)`,
  'alter table consumer drop constraint consumer_email_key_key',
  'create unique index consumer_email_key_key on consumer (email_key) where confirmed',
  'create index consumer_enrolled_email_key on consumer (email_key) where not confirmed',
  'alter table consumer drop constraint consumer_phone_key',
  'create unique index consumer_phone_key on consumer (phone) where confirmed',

  // Store associates sell with a session of their own; the store is written by the operator.
  'alter table consumer add column works_at text',
  `comment on column consumer.works_at is 'personal'`,

  // Consecutive wrong passwords by browser, for browsers in which the account has been used before.
  `create table known_device (
    device_hash bytea not null,
    consumer_id text not null references consumer,
    last_used_at timestamptz not null,
    failures integer not null default 0,
    locked_until timestamptz,
    primary key (device_hash, consumer_id)
  )`,
  'create index known_device_consumer_id on known_device (consumer_id)',
];
