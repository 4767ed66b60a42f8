import { isDeepStrictEqual } from 'node:util';
import { migratedDocument } from '@eyelet/blocks/items/migrated-document.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import type { ImportRow, ImportStep } from '@eyelet/contracts/content-imports/content-import.ts';
import { type BundledItemRow, findBundledItems, takenItemIds } from '@eyelet/db/content/bundle.ts';
import { insertItem, lockItem, renameItem, setArchived } from '@eyelet/db/content/item.ts';
import { insertPublication } from '@eyelet/db/content/publication.ts';
import { keepFormerKeys } from '@eyelet/db/content/rename.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Context } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { blockingFindings } from '../checklist/refuse-unfit.ts';
import { type Writing, writeVersion } from '../write-version.ts';
import { checkDocument } from '../written-document.ts';
import { asNamedHere, type NamesHere } from './as-named-here.ts';
import type { BundledItem } from './format.ts';

/** How many findings are listed for an item. */
const mostFindings = 20;

/** The outcome of an item or a medium of a bundle; `same`: nothing was to be done. */
export type Outcome = Omit<ImportRow, 'outcome'> & Readonly<{ outcome: ImportRow['outcome'] | 'same' }>;

/** Who writes a bundle, and how its progress is reported. */
export type Importing = Pick<Context, 'shop' | 'newId'> &
  Writing &
  Readonly<{ note: (step: ImportStep, done: number, of: number) => Promise<void> }>;

/** The outcome of an item, with the document that would be published. */
type Applied = Outcome & Readonly<{ published?: ContentDocument }>;

type Checked = Exclude<Awaited<ReturnType<typeof checkDocument>>, Refusal>;

/**
 * Writes the items of a bundle. All get their rows before any document is written, as they refer to each other. Ids of
 * items and names of media in documents become those of this shop. Published documents must pass the checklist, which
 * runs once the whole bundle is written.
 */
export async function applyItems(
  tx: Transaction<Tables>,
  importing: Importing,
  items: readonly BundledItem[],
  media: NamesHere['media'],
): Promise<readonly Outcome[]> {
  const { now, newId, note } = importing;
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
  const names = { items: ids, media };
  const fresh = new Map<BundledItem, ContentDocument>();
  for (const [index, item] of items.entries()) {
    await note('items', index, items.length);
    const { published, ...outcome } = await applyItem(tx, importing, { item, names, row: there.get(nameOf(item)) });
    outcomes.push(outcome);
    if (published) fresh.set(item, published);
  }
  await keepFormerKeys(
    tx,
    items.filter((_, index) => outcomes[index]?.outcome !== 'same'),
  );
  const reviewed: Outcome[] = [];
  for (const [index, outcome] of outcomes.entries()) {
    await note('review', index, outcomes.length);
    const document = fresh.get(items[index] as BundledItem);
    reviewed.push(document ? await withChecklist(tx, importing, outcome, document) : outcome);
  }
  return reviewed;
}

/** The outcome of an item; refused if it would be published and the checklist blocks that. */
async function withChecklist(
  tx: Transaction<Tables>,
  { shop, now }: Importing,
  outcome: Outcome,
  document: ContentDocument,
): Promise<Outcome> {
  const findings = await blockingFindings(
    { shop },
    tx,
    { kind: outcome.kind as ContentKind, key: outcome.key },
    document,
    now,
  );
  return findings.length === 0
    ? outcome
    : { ...outcome, outcome: 'refused', findings: findings.slice(0, mostFindings) };
}

const nameOf = ({ kind, key }: Readonly<{ kind: string; key: string }>) => `${kind}/${key}`;

async function applyItem(
  tx: Transaction<Tables>,
  importing: Importing,
  { item, names, row }: Readonly<{ item: BundledItem; names: NamesHere; row: BundledItemRow | undefined }>,
): Promise<Applied> {
  const { kind, key, name } = item;
  const nothing = { kind, key, name, problems: [], findings: [] };
  const id = names.items.get(item.itemId) as string;
  const check = (document: ContentDocument | null) =>
    document && checkDocument(tx, kind, asNamedHere(migratedDocument(document), names));
  const [published, draft] = [await check(item.published), await check(item.draft)];
  const refused = [published, draft].filter((one) => one instanceof Refusal);
  if (refused.length > 0) return { ...nothing, outcome: 'refused', problems: refused.flatMap(problemsOf) };
  const isPublished = published instanceof Refusal || isSame(published, row?.published);
  const isNewest = draft instanceof Refusal || isSame(draft, row?.newest);
  const isNamed = row === undefined || row.name === name;
  if (row && !row.isArchived && isPublished && isNewest && isNamed) return { ...nothing, outcome: 'same' };
  if (!isNamed) await renameItem(tx, { id, kind, key }, { key, name }, importing.now);
  const isShown = published !== null && !(published instanceof Refusal) && (!isPublished || row?.isArchived === true);
  if (isShown) {
    const version = await writeVersion(tx, id, { ...published, note: undefined }, importing);
    const { now: at, author } = importing;
    const time = { startsAt: at, endsAt: null, madeAt: at, madeBy: author.name };
    await insertPublication(tx, { itemId: id, version, ...time });
  }
  // A draft stays the newest version.
  if (draft && !(draft instanceof Refusal) && !(isNewest && isPublished)) await writeVersion(tx, id, draft, importing);
  const shown = isShown ? { published: published.document } : {};
  return { ...nothing, ...shown, outcome: row ? 'changed' : 'created' };
}

/** Whether a document equals the existing one, or there is none to write. */
function isSame(checked: Checked | null, there: unknown): boolean {
  if (!checked) return true;
  return there != null && isDeepStrictEqual(migratedDocument(there as ContentDocument), checked.document);
}

function problemsOf(refusal: Refusal): readonly string[] {
  return refusal.fields.map(({ field, message }) => `${field}: ${message}`);
}
