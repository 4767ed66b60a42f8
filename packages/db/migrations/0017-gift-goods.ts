import { type Kysely, sql } from 'kysely';

/** Whether a style is a gift that comes with orders, and whether it can go with a greeting, as facts of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // The defaults are for processes of the version before, which write neither.
  `alter table style
    add column gift boolean not null default false,
    add column gift_option boolean not null default true`,
  // What they were taken from until now.
  'update style set gift = not listed, gift_option = not customs where customs or not listed',
];
