import { type Kysely, sql } from 'kysely';

/** Cases that were merged into another one of the same customer; without that one each is a case of its own again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table service_case
    add column merged_into text references service_case (reference) on delete set null,
    add constraint service_case_not_itself check (merged_into <> reference)`,
  'create index service_case_merged on service_case (merged_into) where merged_into is not null',
  'create index service_case_of_email on service_case (email_key, opened_at desc)',
];
