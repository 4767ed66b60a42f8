import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentItem, ContentVersion, OpenedItem } from '@eyelet/contracts/content/item.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { findItem, type ItemRow } from '@eyelet/db/content/item.ts';
import { listPublications } from '@eyelet/db/content/publication.ts';
import { findVersion, type VersionRow } from '@eyelet/db/content/version.ts';
import type { Reader } from '@eyelet/db/database.ts';

/** An item as the studio shows it. */
export function itemView(row: ItemRow): ContentItem {
  return {
    ...{ itemId: row.id, kind: row.kind as ContentKind, key: row.key, name: row.name },
    ...{ state: stateOf(row), latest: row.latest, published: row.published, referrers: row.referrers },
    ...{ updatedAt: row.updated_at.toISOString(), updatedBy: row.author },
  };
}

function stateOf({ archived_at, published, scheduled }: ItemRow): ContentItem['state'] {
  if (archived_at) return 'archived';
  if (published !== null) return 'published';
  return scheduled ? 'scheduled' : 'draft';
}

export function versionView({ number, author, at, note, autosaved }: VersionRow): ContentVersion {
  return { number, author, at: at.toISOString(), note, autosaved };
}

/** An item with one of its versions, by default the newest; undefined if either does not exist. */
export async function openItem(
  db: Reader,
  itemId: string,
  now: Date,
  number?: number,
): Promise<OpenedItem | undefined> {
  const item = await findItem(db, itemId, now);
  const version = item && (await findVersion(db, itemId, number ?? item.latest));
  if (!version) return undefined;
  const publications = await listPublications(db, itemId, now);
  return {
    item: itemView(item),
    version: versionView(version),
    document: version.document as ContentDocument,
    publications: publications.map(({ id, version, starts_at, ends_at, made_by }) => ({
      ...{ publicationId: id, version, startsAt: starts_at.toISOString() },
      ...{ endsAt: ends_at?.toISOString() ?? null, madeBy: made_by },
    })),
  };
}

/** An item that the transaction has just written, as `openItem` reads it. */
export async function openWritten(db: Reader, itemId: string, now: Date): Promise<OpenedItem> {
  const opened = await openItem(db, itemId, now);
  if (!opened) throw new Error('the item just written does not exist');
  return opened;
}
