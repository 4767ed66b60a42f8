import { type Kysely, sql } from 'kysely';

/**
 * Whether a style is a gift that is added to orders, and whether it can be sent with a greeting, as separate columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // The defaults are for processes of the previous version, which write neither.
  `alter table style
    add column gift boolean not null default false,
    add column gift_option boolean not null default true`,
  // The previous source of both values.
  'update style set gift = not listed, gift_option = not customs where customs or not listed',
];
