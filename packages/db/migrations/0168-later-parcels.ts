import { type Kysely, sql } from 'kysely';

/**
 * When pieces arrive that another place supplies, and the day that was known of a parcel with some of them before it left. Parcels come first,
 * as who misses a piece reads them and then writes a move.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table parcel add column told_before text',
  'alter table piece_move add column arrives_by text',
];
