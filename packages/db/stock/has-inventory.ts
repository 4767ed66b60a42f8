import type { Pool } from 'pg';

/** Whether any of the places has a record of a size, with or without stock. */
export async function hasInventory(pool: Pool, upc: string, placeIds: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ known: boolean }>(
    'select exists (select from stock where upc = $1 and place_id = any($2::text[])) as known',
    [upc, placeIds],
  );
  return rows[0]?.known === true;
}
