import { type RawBuilder, type Selectable, sql } from 'kysely';
import { announce } from '../catalogue/announce.ts';
import { shownVersion } from '../content/item.ts';
import type { Reader, Transaction } from '../database.ts';
import type { MediaTables } from '../tables/media.ts';
import type { Tables } from '../tables/tables.ts';

type StoredMedium = Selectable<MediaTables['medium']>;

/** A medium as people of the shop work with it. */
export type MediumRow = StoredMedium & Readonly<{ uses: number }>;

/** The name by which a version refers to a medium: its name, or the path of a film or its captions. */
export function targetsOf(name: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${name}, '/media/films/' || ${name} || '.vtt', '/media/films/' || ${name} || '.mp4', '/media/films/' || ${name})`;
}

/** Whether a version of an item counts: its newest one, and those that are shown now or later. */
export function countsAsUse(now: Date): RawBuilder<unknown> {
  return sql`(reference.version = item.latest or reference.version = ${shownVersion(sql`item.id`, now)}
    or exists (select from content_publication as later
      where later.item_id = item.id and later.version = reference.version and later.starts_at > ${now}))`;
}

/** The columns of a {@link MediumRow}, from `medium`. */
export function mediumColumns(now: Date): RawBuilder<unknown> {
  return sql`medium.*, (select count(distinct item.id)::integer from content_reference as reference
    join content_item as item on item.id = reference.item_id and item.archived_at is null
    where reference.kind in ('picture', 'path') and reference.target in ${targetsOf(sql`medium.name`)} and ${countsAsUse(now)}) as uses`;
}

/** A medium by id. */
export async function findMedium(db: Reader, id: string, now: Date): Promise<MediumRow | undefined> {
  const { rows } = await sql<MediumRow>`select ${mediumColumns(now)} from medium where id = ${id}`.execute(db);
  return rows[0];
}

/** A medium by the hash of its file. */
export async function findMediumByHash(db: Reader, hash: string, now: Date): Promise<MediumRow | undefined> {
  const { rows } = await sql<MediumRow>`select ${mediumColumns(now)} from medium where hash = ${hash}`.execute(db);
  return rows[0];
}

/** Keeps others from changing a medium until the transaction ends; whether there is one. */
export async function lockMedium(tx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('medium').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

/** Which of some names are taken. */
export async function takenNames(db: Reader, stem: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('medium')
    .select('name')
    .where((eb) => eb.or([eb('name', '=', stem), eb('name', 'like', `${stem}-%`)]))
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** The facts of a file. */
export type FileFacts = Readonly<
  Pick<StoredMedium, 'kind' | 'hash' | 'type' | 'extension' | 'bytes' | 'width' | 'height'>
>;

type NewMedium = FileFacts & Readonly<{ id: string; name: string; title: string; at: Date; by: string }>;

/** Adds a medium; whether its name was free. */
export async function insertMedium(tx: Transaction<Tables>, { at, by, ...medium }: NewMedium): Promise<boolean> {
  const row = await tx
    .insertInto('medium')
    .values({ ...medium, focus: null, created_at: at, updated_at: at, updated_by: by })
    .onConflict((on) => on.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await announce(tx, 'media', [medium.name]);
  return row !== undefined;
}

type Changed = Readonly<{
  title: string;
  alt: Readonly<Record<string, string>>;
  decorative: boolean;
  focus: StoredMedium['focus'];
  crops: StoredMedium['crops'];
}>;

/** Writes title, descriptions, focal point and crops of a medium, and announces the change. */
export async function changeMediumRow(
  tx: Transaction<Tables>,
  { id, name }: Pick<StoredMedium, 'id' | 'name'>,
  { title, alt, decorative, focus, crops }: Changed,
  by: Readonly<{ at: Date; by: string }>,
): Promise<void> {
  const said = { title, decorative, alt: JSON.stringify(alt), crops: JSON.stringify(crops) };
  await update(tx, id, { ...said, focus: focus && JSON.stringify(focus) }, by);
  await announce(tx, 'media', [name]);
}

/** Gives a medium another file, and announces it; its crops were of the former one. */
export async function replaceFile(
  tx: Transaction<Tables>,
  { id, name }: Pick<StoredMedium, 'id' | 'name'>,
  file: FileFacts,
  by: Readonly<{ at: Date; by: string }>,
): Promise<void> {
  await update(tx, id, { ...file, crops: '{}' }, by);
  await announce(tx, 'media', [name]);
}

async function update(
  tx: Transaction<Tables>,
  id: string,
  values: Readonly<Record<string, unknown>>,
  { at, by }: Readonly<{ at: Date; by: string }>,
): Promise<void> {
  await tx
    .updateTable('medium')
    .set((eb) => ({ ...values, updated_at: at, updated_by: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Deletes a medium, and announces it. */
export async function deleteMedium(
  tx: Transaction<Tables>,
  { id, name }: Pick<StoredMedium, 'id' | 'name'>,
): Promise<void> {
  await tx.deleteFrom('medium').where('id', '=', id).execute();
  await announce(tx, 'media', [name]);
}

/** Whether any medium has the file of a hash. */
export async function hasFile(db: Reader, hash: string): Promise<boolean> {
  const row = await db.selectFrom('medium').select('id').where('hash', '=', hash).executeTakeFirst();
  return row !== undefined;
}
