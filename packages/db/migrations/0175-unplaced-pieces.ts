import { type Kysely, sql } from 'kysely';

/** The index of pieces that no place has forgets those that are settled: they stay in their rows as none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index order_line_source_unplaced on order_line_source (order_number) where place_id = '-' and qty > 0`.execute(
    db,
  );
  await sql`drop index order_line_source_nowhere`.execute(db);
}
