import { type Kysely, sql } from 'kysely';

/** Who of the staff wishes to see the shop as a customer does, what the customer says, and when it was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table shop_look (
    id text primary key,
    consumer_id text not null references consumer on delete cascade,
    staff_id text not null,
    staff_name text not null,
    reason text not null,
    state text not null check (state in ('asked', 'allowed', 'declined', 'open', 'ended')),
    link_hash bytea not null unique,
    asked_at timestamptz not null,
    answered_at timestamptz,
    opened_at timestamptz,
    expires_at timestamptz,
    ended_at timestamptz,
    ended_by text check (ended_by in ('customer', 'staff')),
    staff_session_id text,
    token_hash bytea unique
  )`,
  `comment on column shop_look.reason is 'personal'`,
  `comment on column shop_look.staff_name is 'As the customer has read it; it stays when the person leaves'`,
  'create index shop_look_consumer on shop_look (consumer_id, asked_at desc)',
];
