import { type Kysely, sql } from 'kysely';

const statements = [
  `create table content_import (
    id uuid primary key,
    import_no bigint generated always as identity unique,
    file_name text not null,
    file_hash text not null check (file_hash ~ '^[0-9a-f]{64}$'),
    file_kept boolean not null default true,
    bytes bigint not null,
    has_media boolean not null,
    state text not null check (state in ('checking', 'checked', 'importing', 'done', 'refused', 'failed')),
    problem text,
    step text,
    step_done integer not null default 0,
    step_of integer not null default 0,
    counts jsonb,
    rows jsonb not null default '[]',
    asked_for jsonb not null,
    asked_at timestamptz not null,
    ended_at timestamptz,
    tries integer not null default 0,
    runner uuid,
    seen_at timestamptz
  )`,
  `comment on column content_import.file_kept is 'Whether its file is in the storage of the media, by hash'`,
  `comment on column content_import.asked_for is 'Who asked for it last, and from where, as the audit writes it down'`,
  `comment on column content_import.runner is 'The run that works at it, as long as it is seen'`,
  `create index content_import_due on content_import (import_no) where state in ('checking', 'importing')`,
];

/** Content that is taken from the file of another shop in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
