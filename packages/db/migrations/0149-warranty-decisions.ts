import { type Kysely, sql } from 'kysely';

/** What was decided about warranty cases. The consumers of its facts are there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table warranty_decision (
    decision_id text primary key,
    reference text not null references service_case (reference) on delete cascade,
    outcome text not null check (outcome in ('repair', 'replacement', 'refund', 'declined')),
    order_number text,
    amount integer check (amount > 0),
    repair text check (repair in ('awaited', 'received', 'repaired', 'sent-back', 'arrived')),
    tracking text not null default '',
    author text not null,
    decided_at timestamptz not null,
    check ((outcome = 'repair') = (repair is not null))
  )`,
  `comment on column warranty_decision.decision_id is 'Also the id of what was written with it, of the replacement and of the refund'`,
  'create index warranty_decision_case on warranty_decision (reference)',
];
