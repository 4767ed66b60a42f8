import { type Kysely, sql } from 'kysely';

/** Claims of deliveries that leave their indexes alone, and tables of short-lived rows that are cleaned up more often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  // Nothing looks for it, and each claim moved the time in it and wrote to all other indexes for that. Room in the page lets the
  // new version stay beside the old one.
  'drop index event_delivery_due',
  `alter table event_delivery set (fillfactor = 60, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`,
];
