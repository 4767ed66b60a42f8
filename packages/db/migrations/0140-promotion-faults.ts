import { type Kysely, sql } from 'kysely';

/** Promotions that could not be judged, so that staff learn of them and not the log alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Without a relation to promotions: a fault is written beside a sale and waits for nobody.
  `create table promotion_fault (
    promotion_id text not null,
    message text not null,
    version integer,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (promotion_id, message)
  )`,
  `comment on column promotion_fault.promotion_id is 'The one that fails by itself; empty: those that do only together'`,
  `comment on column promotion_fault.version is 'That of the promotion when it failed last'`,
  'create index promotion_fault_last on promotion_fault (last_at)',
];
