import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type VersionOfItem = Readonly<{ itemId: string; name: string; number: number; document: unknown }>;

/** Versions of items with the names of these, in no order; those that are gone are missing. */
export async function readVersionsOfItems(
  db: Reader,
  wanted: readonly Readonly<{ itemId: string; number: number }>[],
): Promise<readonly VersionOfItem[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ itemId }) => itemId);
  const numbers = wanted.map(({ number }) => number);
  const { rows } = await sql<VersionOfItem>`
    select item.id as "itemId", item.name, version.number, version.document
    from unnest(${ids}::uuid[], ${numbers}::integer[]) as wanted (item_id, number)
    join content_version as version on version.item_id = wanted.item_id and version.number = wanted.number
    join content_item as item on item.id = wanted.item_id`.execute(db);
  return rows;
}
