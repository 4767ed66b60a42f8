import { type Kysely, sql } from 'kysely';

/** Settlement reports of providers, and how each of their lines stands to what is booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table settlement (
    id text primary key,
    provider text not null,
    file_name text not null,
    first_day date not null,
    last_day date not null,
    read_by text not null,
    read_at timestamptz not null
  )`,
  `comment on column settlement.read_by is 'Staff id; once they are deleted, nobody has it'`,
  'create index settlement_latest on settlement (read_at desc, id desc)',
  `create table settlement_line (
    settlement_id text not null references settlement on delete cascade,
    no integer not null,
    outcome text not null check (outcome in ('matched', 'missing-here', 'missing-there', 'other-amount', 'twice', 'own')),
    type text not null,
    reference text not null,
    payment_key text,
    refund_key text,
    currency text not null,
    reported integer,
    booked integer,
    fee integer not null,
    fee_currency text not null,
    reason text,
    note text not null default '',
    explained_by text,
    explained_at timestamptz,
    primary key (settlement_id, no)
  )`,
  `comment on column settlement_line.reported is 'Null: the report does not have it'`,
  `comment on column settlement_line.booked is 'Null: the shop knows nothing of it'`,
  `create index settlement_line_open on settlement_line (settlement_id, outcome, no) where outcome not in ('matched', 'own')`,
];
