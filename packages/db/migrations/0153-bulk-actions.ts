import { type Kysely, sql } from 'kysely';

/** One thing that is done to many orders in the background, and what has come of it for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table bulk_action (
    id uuid primary key,
    bulk_no bigint generated always as identity unique,
    action text not null check (action in ('print', 'pack', 'mail', 'note')),
    mail text,
    note text not null,
    state text not null check (state in ('running', 'stopped', 'done')),
    orders integer not null check (orders > 0),
    done integer not null default 0,
    refused integer not null default 0,
    pdf bytea,
    asked_for jsonb not null,
    asked_at timestamptz not null,
    ended_at timestamptz
  )`,
  `comment on column bulk_action.asked_for is 'Who asked for it, and from where, as the audit writes it down'`,
  `comment on column bulk_action.pdf is 'personal'`,
  `comment on column bulk_action.note is 'The text of a note; empty once it is written everywhere'`,
  `create index bulk_action_running on bulk_action (bulk_no) where state = 'running'`,
  // Without a relation to orders, whose creation would wait for everybody who changes one.
  `create table bulk_order (
    bulk_id uuid not null references bulk_action on delete cascade,
    item_no integer not null,
    order_number text not null,
    key uuid not null default gen_random_uuid(),
    state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
    reason text,
    tries integer not null default 0,
    primary key (bulk_id, item_no),
    unique (bulk_id, order_number)
  )`,
  `comment on column bulk_order.key is 'The id of what is made for the order, such as its note'`,
];
