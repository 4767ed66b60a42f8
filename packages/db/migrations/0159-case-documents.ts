import { type Kysely, sql } from 'kysely';

/** Documents that are sent with a message to the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table case_document (
    id text primary key,
    reference text not null references service_case (reference) on delete cascade,
    position smallint not null,
    name text not null,
    content bytea not null
  )`,
  `comment on column case_document.name is 'personal'`,
  `comment on column case_document.content is 'personal'`,
  'create index case_document_of_case on case_document (reference, position)',
];
