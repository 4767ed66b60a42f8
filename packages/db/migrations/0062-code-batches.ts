import { type Kysely, sql } from 'kysely';

const statements = [
  `create table code_batch (
    id text primary key,
    batch_no bigint generated always as identity unique,
    promotion_id text not null references promotion on delete cascade,
    prefix text not null,
    wanted integer not null check (wanted > 0),
    made integer not null default 0 check (made between 0 and wanted),
    most_uses integer not null check (most_uses > 0),
    ends_at timestamptz,
    state text not null check (state in ('making', 'ready', 'withdrawn')),
    asked_at timestamptz not null
  )`,
  'create index code_batch_of_promotion on code_batch (promotion_id, batch_no)',
  `create index code_batch_making on code_batch (batch_no) where state = 'making'`,
  'alter table coupon add column batch_id text references code_batch',
  'create index coupon_of_batch on coupon (batch_id, code) where batch_id is not null',
];

/** Codes that are made many at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
