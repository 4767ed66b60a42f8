import { type Kysely, sql } from 'kysely';

/** What staff do with the accounts of customers, what of it waits for a second person, and the ways to find an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table customer_request (
    id text primary key,
    consumer_id text not null references consumer on delete cascade,
    kind text not null check (kind in ('export', 'erasure')),
    reason text not null,
    note text not null default '',
    state text not null check (state in ('waiting', 'done', 'refused')),
    export_id text references data_export on delete set null,
    asked_by text not null,
    asked_at timestamptz not null,
    decided_by text,
    decided_at timestamptz
  )`,
  `comment on column customer_request.note is 'personal'`,
  `comment on column customer_request.asked_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index customer_request_consumer on customer_request (consumer_id, asked_at desc)',
  'create index customer_request_export on customer_request (export_id) where export_id is not null',
  `create unique index customer_request_waiting on customer_request (consumer_id, kind) where state = 'waiting'`,
  `create table customer_action (
    id text primary key,
    consumer_id text not null references consumer on delete cascade,
    action text not null check (action in ('profile', 'sessions', 'reset-mail')),
    reason text not null,
    note text not null default '',
    before jsonb,
    after jsonb,
    done_by text not null,
    done_at timestamptz not null
  )`,
  `comment on column customer_action.note is 'personal'`,
  `comment on column customer_action.before is 'personal'`,
  `comment on column customer_action.after is 'personal'`,
  `comment on column customer_action.done_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index customer_action_consumer on customer_action (consumer_id, done_at desc)',
  'create index reward_of_consumer on reward (consumer_id) where consumer_id is not null',
  'create index consumer_latest on consumer (created_at desc, id desc) where deleted_at is null',
  `create index consumer_by_first_name on consumer ((lower(first_name || ' ' || last_name) collate "C")) where deleted_at is null`,
  `create index consumer_by_last_name on consumer ((lower(last_name || ' ' || first_name) collate "C"), id) where deleted_at is null`,
  `create index consumer_by_email on consumer ((coalesce(email_key, '') collate "C"), id) where deleted_at is null`,
  // Read from its end, a number is found with and without its dial code.
  `create index consumer_by_phone on consumer ((reverse(phone) collate "C")) where phone is not null`,
];
