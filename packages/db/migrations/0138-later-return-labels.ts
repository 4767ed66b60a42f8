import { type Kysely, sql } from 'kysely';

/** A return may have another label once the one from before was given up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Of two requests for the label of a return one makes it.
  `create unique index parcel_label_of_open_return on parcel_label (return_id)
     where return_id is not null and state in ('wanted', 'made', 'refused', 'used')`,
  'drop index parcel_label_of_return',
];
