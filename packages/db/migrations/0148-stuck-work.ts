import { type Kysely, sql } from 'kysely';

/** The labels that are asked for and not made, and the refused captures: the studio's home asks for those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create index parcel_label_unmade on parcel_label (asked_at) where state in ('wanted', 'refused')`,
  `create index order_capture_refused on order_capture (at desc, capture_key desc) where state = 'refused'`,
];
