import { type Kysely, sql } from 'kysely';

/** Transfers of stock between places: what is sent, what is in transit, and what has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Without relations to places, whose creation would wait for everybody who changes one.
  `create table transfer (
    transfer_id text primary key,
    number integer generated always as identity (start with 1001) unique,
    from_place text not null,
    to_place text not null check (to_place <> from_place),
    state text not null check (state in ('draft', 'sent', 'received', 'cancelled')),
    note text not null,
    version integer not null default 1,
    created_at timestamptz not null,
    sent_at timestamptz,
    ended_at timestamptz
  )`,
  'create index transfer_latest on transfer (created_at desc, transfer_id desc)',
  // Pieces always balance: what is in transit is what was sent and found without what has become of it, and never less than nothing.
  `create table transfer_line (
    transfer_id text not null references transfer,
    upc text not null,
    position integer not null,
    qty integer not null check (qty >= 0),
    sent integer not null default 0 check (sent >= 0),
    received integer not null default 0 check (received >= 0),
    damaged integer not null default 0 check (damaged >= 0),
    lost integer not null default 0 check (lost >= 0),
    found integer not null default 0 check (found >= 0),
    returned integer not null default 0 check (returned >= 0),
    in_transit integer generated always as (sent + found - received - damaged - lost - returned) stored,
    primary key (transfer_id, upc),
    constraint transfer_line_balances check (sent + found - received - damaged - lost - returned >= 0)
  )`,
  'create index transfer_line_in_transit on transfer_line (upc) where in_transit > 0',
  `create table transfer_step (
    transfer_id text not null references transfer,
    step_id text not null,
    no integer not null,
    kind text not null check (kind in ('created', 'sent', 'received', 'cancelled')),
    at timestamptz not null,
    author_id text not null,
    author text not null,
    reason text,
    note text not null,
    asked jsonb not null,
    lines jsonb not null,
    primary key (transfer_id, step_id),
    unique (transfer_id, no)
  )`,
  `comment on column transfer_step.asked is 'What the call has asked for, by which it is recognised when it is repeated'`,
  `comment on column transfer_step.author_id is 'staff'`,
  `comment on column transfer_step.author is 'staff'`,
  'create index transfer_step_author on transfer_step (author_id)',
];
