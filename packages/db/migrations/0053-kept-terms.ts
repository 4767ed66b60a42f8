import { type Kysely, sql } from 'kysely';

/**
 * The version of the terms that orders were placed under, that employees have accepted for their discount and members for the programme; nothing
 * is known of those from before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table orders add column terms_page text, add column terms_version integer',
  `alter table consumer add column employee_terms_page text, add column employee_terms_version integer,
    add column loyalty_terms_page text, add column loyalty_terms_version integer`,
];
