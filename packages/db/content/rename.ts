import { sql } from 'kysely';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

type Named = Readonly<{ kind: string; key: string; formerKeys?: readonly string[] | undefined }>;

/**
 * Moves items that are written under a new key and keeps the old one; returns the items that were left behind, which are archived.
 * A key with an item of its own is not a former key, so an item that takes an old key again is found there.
 */
export async function moveRenamed(
  trx: Transaction<Tables>,
  items: readonly Named[],
  now: Date,
): Promise<readonly string[]> {
  await sql`delete from content_former_key as former using ${listOf(items)}
    where former.kind = one.kind and former.key = one.key`.execute(trx);
  const moves = movesOf(items);
  if (moves.length === 0) return [];
  const list = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (kind text, key text, former text)`;
  // One of several items that become one is moved, so that its versions continue.
  await sql`update content_item as item set key = chosen.key from (
      select distinct on (move.kind, move.key) old.id, move.key
      from ${list} join content_item as old on old.kind = move.kind and old.key = move.former
      where not exists (select from content_item as new where new.kind = move.kind and new.key = move.key)
      order by move.kind, move.key, old.latest desc
    ) as chosen where item.id = chosen.id`.execute(trx);
  const { rows } = await sql<{ id: string }>`update content_item as item set archived_at = ${now}
    from ${list} where item.kind = move.kind and item.key = move.former and item.archived_at is null
    returning item.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Keeps the former keys of items that are written; after `moveRenamed`, when all of them are there. */
export async function keepFormerKeys(trx: Transaction<Tables>, items: readonly Named[]): Promise<void> {
  const moves = movesOf(items);
  if (moves.length === 0) return;
  const list = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as move (kind text, key text, former text)`;
  await sql`update content_former_key as known set item_id = item.id
    from ${list} join content_item as left_behind on left_behind.kind = move.kind and left_behind.key = move.former
      join content_item as item on item.kind = move.kind and item.key = move.key
    where known.item_id = left_behind.id`.execute(trx);
  await sql`insert into content_former_key (kind, key, item_id)
    select move.kind, move.former, item.id
    from ${list} join content_item as item on item.kind = move.kind and item.key = move.key
    on conflict (kind, key) do update set item_id = excluded.item_id`.execute(trx);
}

function listOf(items: readonly Named[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as one (kind text, key text)`;
}

function movesOf(items: readonly Named[]) {
  const written = new Set(items.map(({ kind, key }) => `${kind} ${key}`));
  return items.flatMap(({ kind, key, formerKeys = [] }) =>
    formerKeys.filter((former) => !written.has(`${kind} ${former}`)).map((former) => ({ kind, key, former })),
  );
}
