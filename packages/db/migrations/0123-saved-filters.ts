import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [
  // Those without an owner are shared with everybody. Those of a person go with the person.
  `create table saved_filter (
    id text primary key,
    list text not null,
    owner text references staff on delete cascade,
    name text not null check (length(name) <= 40),
    query text not null check (length(query) <= 1000),
    version integer not null default 1,
    changed_at timestamptz not null
  )`,
  'create index saved_filter_list on saved_filter (list, owner)',
  'create index saved_filter_owner on saved_filter (owner)',
  ...['owner', 'name', 'query'].map((column) => `comment on column saved_filter.${column} is 'staff'`),
];

/** Search and filters of lists of the studio that staff keep under a name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
