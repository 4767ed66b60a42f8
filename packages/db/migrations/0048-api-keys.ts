import { type Kysely, sql } from 'kysely';

/** Keys of outside systems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_key (
    key_id text primary key,
    name text not null,
    prefix text not null,
    hash bytea not null unique,
    permissions text[] not null,
    per_minute integer not null check (per_minute > 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`.execute(db);
}
