import { sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import { upsertRows } from '../catalogue/upsert.ts';
import type { Database } from '../database.ts';
import { transact } from '../placement/atomic.ts';

export type PlaceRecord = Readonly<{
  id: string;
  kind: 'warehouse' | 'store';
  name: string;
  region: 'NORA' | 'EMEA';
  country: string;
  details: unknown;
}>;

export type OnHand = Readonly<{ upc: string; placeId: string; onHand: number }>;

/** Writes places in the order given. */
export async function writePlaces(database: Pick<Database, 'db'>, places: readonly PlaceRecord[]): Promise<void> {
  await transact(database.db, async (trx) => {
    await upsertRows(
      trx,
      {
        table: 'place',
        key: ['id'],
        columns: {
          id: 'text',
          kind: 'text',
          name: 'text',
          region: 'text',
          country: 'text',
          position: 'integer',
          details: 'jsonb',
        },
      },
      places.map((place, position) => ({ ...place, position })),
    );
    await announce(trx, 'places', ['all']);
  });
}

/**
 * Sets the counted stock. Reserved units stay: a count below them is raised to the reserved number, because those are
 * promised. Rows are locked in a fixed order, so that two counts cannot deadlock.
 */
export async function writeOnHand(database: Pick<Database, 'db'>, counts: readonly OnHand[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`insert into stock (upc, place_id, on_hand)
    select upc, "placeId", "onHand" from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (upc text, "placeId" text, "onHand" integer)
    order by upc, "placeId"
    on conflict (upc, place_id) do update set on_hand = greatest(excluded.on_hand, stock.reserved)
    where stock.on_hand <> greatest(excluded.on_hand, stock.reserved)`.execute(database.db);
}

/** Writes counts only for missing rows, so that a repeated first import does not restore sold units. */
export async function writeFirstOnHand(database: Pick<Database, 'db'>, counts: readonly OnHand[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`insert into stock (upc, place_id, on_hand)
    select upc, "placeId", "onHand" from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as counted (upc text, "placeId" text, "onHand" integer)
    order by upc, "placeId"
    on conflict (upc, place_id) do nothing`.execute(database.db);
}
