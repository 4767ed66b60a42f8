import { sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import type { Database, Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';
import { keepFormerKeys, moveRenamed } from './rename.ts';

export type ReferenceRecord = Readonly<{ kind: string; target: string }>;

export type ItemRecord = Readonly<{
  /** Of an item that is new. */
  id: string;
  kind: string;
  key: string;
  name: string;
  document: Readonly<{ onlyIn?: readonly string[] | undefined }>;
  references: readonly ReferenceRecord[];
  /** Keys that it had before, which lead to it. */
  formerKeys?: readonly string[] | undefined;
}>;

/**
 * Writes items and publishes them at once. One whose document is not the newest gets the next version, also under a new key; an
 * archived one comes back.
 */
export async function importItems(
  database: Pick<Database, 'db'>,
  items: readonly ItemRecord[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  await transact(database.db, async (trx) => {
    const left = await moveRenamed(trx, items, now);
    const written = await write(trx, items, now);
    await keepFormerKeys(trx, items);
    await announce(trx, 'content', [...new Set([...written, ...left])]);
  });
}

async function write(trx: Transaction<Tables>, items: readonly ItemRecord[], now: Date): Promise<readonly string[]> {
  const list = sql`jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as one
    (id uuid, kind text, key text, name text, document jsonb, "references" jsonb)`;
  await sql`insert into content_item (id, kind, key, name, latest, created_at, updated_at)
    select id, kind, key, name, 0, ${now}, ${now} from ${list} order by kind, key
    on conflict (kind, key) do update set name = excluded.name, archived_at = null`.execute(trx);
  await sql`with changed as (
      update content_item as item set latest = item.latest + 1, updated_at = ${now}
      from ${list}
      where item.kind = one.kind and item.key = one.key and not exists (
        select from content_version as newest
        where newest.item_id = item.id and newest.number = item.latest and newest.document = one.document)
      returning item.id, item.latest, one.document, one."references"
    ), versions as (
      insert into content_version (item_id, number, document, only_in, author, at)
      select id, latest, document,
        (select array_agg(value) from jsonb_array_elements_text(document -> 'onlyIn')), '', ${now} from changed
    )
    insert into content_reference (item_id, version, kind, target)
    select id, latest, reference.kind, reference.target
    from changed, jsonb_to_recordset("references") as reference (kind text, target text)`.execute(trx);
  const { rows } = await sql<{ id: string }>`with written as (
      select item.id, item.latest from content_item as item
      join ${list} on item.kind = one.kind and item.key = one.key
    ), published as (
      insert into content_publication (item_id, version, starts_at, made_at, made_by)
      select id, latest, ${now}, ${now}, '' from written where latest is distinct from (
        select there.version from content_publication as there
        where there.item_id = written.id and there.starts_at <= ${now} and (there.ends_at is null or there.ends_at > ${now})
        order by there.starts_at desc, there.id desc limit 1)
    )
    select id from written`.execute(trx);
  return rows.map(({ id }) => id);
}
