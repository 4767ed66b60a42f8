import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';
import type { ReferenceRecord } from './import-items.ts';

/** A version without its document. */
export type VersionRow = Readonly<{
  number: number;
  author_id: string | null;
  author: string;
  at: Date;
  note: string | null;
  autosaved: boolean;
}>;

export type OpenedVersion = VersionRow & Readonly<{ document: unknown }>;

const columns = ['number', 'author_id', 'author', 'at', 'note', 'autosaved'] as const;

/** A version of an item with its document. */
export async function findVersion(db: Reader, itemId: string, number: number): Promise<OpenedVersion | undefined> {
  return db
    .selectFrom('content_version')
    .select([...columns, 'document'])
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The versions of an item before a number, the newest first. */
export async function listVersions(
  db: Reader,
  itemId: string,
  page: Readonly<{ before?: number | undefined; limit: number }>,
): Promise<readonly VersionRow[]> {
  let query = db
    .selectFrom('content_version')
    .select([...columns])
    .where('item_id', '=', itemId);
  if (page.before !== undefined) query = query.where('number', '<', page.before);
  return query.orderBy('number', 'desc').limit(page.limit).execute();
}

export async function countVersions(db: Reader, itemId: string): Promise<number> {
  const row = await db
    .selectFrom('content_version')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return row.count;
}

type NewVersion = Readonly<{
  itemId: string;
  document: Readonly<{ onlyIn?: readonly string[] | undefined }>;
  references: readonly ReferenceRecord[];
  authorId: string;
  author: string;
  at: Date;
  note: string | null;
  autosaved: boolean;
}>;

/** Writes the next version of an item, which must be locked; its number. */
export async function insertVersion(tx: Transaction<Tables>, version: NewVersion): Promise<number> {
  const { itemId, document, references, at } = version;
  const { latest } = await tx
    .updateTable('content_item')
    .set((on) => ({ latest: on('latest', '+', 1), updated_at: at }))
    .where('id', '=', itemId)
    .returning('latest')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('content_version')
    .values({
      ...{ item_id: itemId, number: latest, document: JSON.stringify(document) },
      only_in: document.onlyIn ? [...document.onlyIn] : null,
      ...{ author_id: version.authorId, author: version.author, at, note: version.note, autosaved: version.autosaved },
    })
    .execute();
  if (references.length > 0) {
    const rows = references.map(({ kind, target }) => ({ item_id: itemId, version: latest, kind, target }));
    await tx.insertInto('content_reference').values(rows).execute();
  }
  return latest;
}

/** Removes a version that was saved by itself and never published. */
export async function removeAutosaved(tx: Transaction<Tables>, itemId: string, number: number): Promise<void> {
  await sql`delete from content_version where item_id = ${itemId} and number = ${number} and autosaved
    and not exists (select from content_publication where item_id = ${itemId} and version = ${number})`.execute(tx);
}
