import { type Kysely, sql } from 'kysely';

/** What became of the decisions of experiences: each visitor counts once for a variant and a kind of event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table experience_event (
    event_hash bytea primary key,
    experience_id text not null,
    variant_id text,
    kind text not null check (kind in ('exposure', 'click')),
    tracking_event text,
    at timestamptz not null
  )`,
  'create index experience_event_results on experience_event (experience_id, variant_id)',
];
