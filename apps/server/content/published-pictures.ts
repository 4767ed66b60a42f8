import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { readLiveItems } from '@eyelet/db/content/live-items.ts';
import { readDocuments } from '@eyelet/db/content/read-documents.ts';
import { resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import type { Shop } from '../kernel/shop.ts';
import { withDescribedMedia } from './described-media.ts';
import { picturesIn } from './picture-addresses.ts';

/** Versions that are read at once. */
const atOnce = 200;

/**
 * The names of the pictures that published items show, now or at a time for which they are scheduled, with their crops, for any
 * audience: of all items, or of those of the given ids.
 */
export async function publishedPictures(
  { database, library, masters }: Pick<Shop, 'database' | 'library' | 'masters'>,
  now: Date,
  ids?: readonly string[],
): Promise<readonly string[]> {
  const media = { find: library.find, nameOfCrop: masters.nameOfCrop };
  const items = await readLiveItems(database, now, ids);
  const kinds = new Map(items.map(({ id, kind }) => [id, kind as ContentKind]));
  const versions = items.flatMap(({ id, publications }) =>
    [...new Set(publications.map(({ version }) => version))].map((version) => ({ id, version })),
  );
  const names = new Set<string>();
  for (let start = 0; start < versions.length; start += atOnce) {
    const rows = await readDocuments(database, versions.slice(start, start + atOnce));
    for (const { id, document } of rows) {
      const kind = kinds.get(id);
      if (!kind) continue;
      for (const shown of shownTo(kind, document as ContentDocument))
        for (const name of picturesIn(withDescribedMedia(shown, media, ''))) names.add(name);
    }
  }
  return [...names];
}

/** A document as each of its audiences reads it. */
function shownTo(kind: ContentKind, document: ContentDocument) {
  const audiences = [document.language, ...Object.keys(document.variants)];
  return audiences.map((audience) =>
    inNewestShape(itemKinds[kind], document.version, resolveVariant(document, { language: audience })),
  );
}
