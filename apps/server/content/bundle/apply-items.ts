import { isDeepStrictEqual } from 'node:util';
import { migratedDocument } from '@eyelet/blocks/items/migrated-document.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { BundleRow } from '@eyelet/contracts/content/import-bundle.ts';
import { type BundledItemRow, findBundledItems, takenItemIds } from '@eyelet/db/content/bundle.ts';
import { insertItem, lockItem, renameItem, setArchived } from '@eyelet/db/content/item.ts';
import { insertPublication } from '@eyelet/db/content/publication.ts';
import { keepFormerKeys } from '@eyelet/db/content/rename.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { isObject } from '@eyelet/domain/content/places.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { staffOf } from '../../kernel/staff-of.ts';
import { writeVersion } from '../write-version.ts';
import { checkDocument } from '../written-document.ts';
import type { BundledItem } from './format.ts';

/** What becomes of something of a bundle; `same`: nothing. */
export type Outcome = Omit<BundleRow, 'outcome'> & Readonly<{ outcome: BundleRow['outcome'] | 'same' }>;

type Ids = ReadonlyMap<string, string>;
type Checked = Exclude<Awaited<ReturnType<typeof checkDocument>>, Refusal>;

/**
 * Writes the items of a bundle. All of them have their places before any is written, as they refer to each other; what they refer to by an id of
 * the other shop gets the id of the item here.
 */
export async function applyItems(
  context: Context,
  tx: Transaction<Tables>,
  items: readonly BundledItem[],
): Promise<readonly Outcome[]> {
  const { now, newId } = context;
  const there = new Map((await findBundledItems(tx, items, now)).map((row) => [nameOf(row), row]));
  const taken = await takenItemIds(
    tx,
    items.map(({ itemId }) => itemId),
  );
  const ids = new Map<string, string>();
  for (const item of items) {
    const row = there.get(nameOf(item));
    const id = row?.id ?? (taken.has(item.itemId) || ids.has(item.itemId) ? newId() : item.itemId);
    ids.set(item.itemId, id);
    const { kind, key, name } = item;
    if (!row) await insertItem(tx, { id, kind, key, name, at: now });
    else {
      await lockItem(tx, id);
      if (row.isArchived) await setArchived(tx, id, null, now);
    }
  }
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(await applyItem(context, tx, { item, ids, row: there.get(nameOf(item)) }));
  await keepFormerKeys(
    tx,
    items.filter((_, index) => outcomes[index]?.outcome !== 'same'),
  );
  return outcomes;
}

const nameOf = ({ kind, key }: Readonly<{ kind: string; key: string }>) => `${kind}/${key}`;

async function applyItem(
  context: Context,
  tx: Transaction<Tables>,
  { item, ids, row }: Readonly<{ item: BundledItem; ids: Ids; row: BundledItemRow | undefined }>,
): Promise<Outcome> {
  const { kind, key, name } = item;
  const id = ids.get(item.itemId) as string;
  const check = (document: ContentDocument | null) =>
    document && checkDocument(tx, kind, withIds(migratedDocument(document), ids));
  const [published, draft] = [await check(item.published), await check(item.draft)];
  const refused = [published, draft].filter((one) => one instanceof Refusal);
  if (refused.length > 0) return { kind, key, name, outcome: 'refused', problems: refused.flatMap(problemsOf) };
  const isPublished = published instanceof Refusal || isSame(published, row?.published);
  const isNewest = draft instanceof Refusal || isSame(draft, row?.newest);
  const isNamed = row === undefined || row.name === name;
  if (row && !row.isArchived && isPublished && isNewest && isNamed)
    return { kind, key, name, outcome: 'same', problems: [] };
  if (!isNamed) await renameItem(tx, { id, kind, key }, { key, name }, context.now);
  if (published && !(published instanceof Refusal) && (!isPublished || row?.isArchived)) {
    const version = await writeVersion(tx, id, { ...published, note: undefined }, context);
    const { now: at } = context;
    const time = { startsAt: at, endsAt: null, madeAt: at, madeBy: staffOf(context).name };
    await insertPublication(tx, { itemId: id, version, ...time });
  }
  // A draft stays the newest version.
  if (draft && !(draft instanceof Refusal) && !(isNewest && isPublished)) await writeVersion(tx, id, draft, context);
  return { kind, key, name, outcome: row ? 'changed' : 'created', problems: [] };
}

/** Whether a document is there already, or there is none to be written. */
function isSame(checked: Checked | null, there: unknown): boolean {
  if (!checked) return true;
  return there != null && isDeepStrictEqual(migratedDocument(there as ContentDocument), checked.document);
}

/** A document that refers to items by their ids here. */
function withIds<T>(value: T, ids: Ids): T {
  if (Array.isArray(value)) return value.map((one) => withIds(one, ids)) as T;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'ref' && typeof member === 'string' ? (ids.get(member) ?? member) : withIds(member, ids),
    ]),
  ) as T;
}

function problemsOf(refusal: Refusal): readonly string[] {
  return refusal.fields.map(({ field, message }) => `${field}: ${message}`);
}
