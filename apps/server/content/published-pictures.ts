import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { readLiveItems } from '@eyelet/db/content/live-items.ts';
import { readDocuments } from '@eyelet/db/content/read-documents.ts';
import { type Audience, resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { withDescribedMedia } from './described-media.ts';
import { picturesIn } from './picture-addresses.ts';

/** Versions that are read at once. */
const atOnce = 200;

/**
 * The names of the pictures that published items show, now or at a time for which they are scheduled, with their crops, for any
 * audience: of all items, or of those of the given ids. A document that cannot be read is logged and left out.
 */
export async function publishedPictures(
  { database, library, log, masters }: Pick<Shop, 'database' | 'library' | 'log' | 'masters'>,
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
    for (const { id, version, document } of rows) {
      const kind = kinds.get(id);
      if (!kind) continue;
      try {
        for (const shown of shownTo(kind, document as ContentDocument))
          for (const name of picturesIn(withDescribedMedia(shown, media, ''))) names.add(name);
      } catch (error) {
        log.error({ err: error, itemId: id, version }, 'the pictures of a document could not be found');
      }
    }
  }
  return [...names];
}

/** A document as each of its audiences reads it. */
function shownTo(kind: ContentKind, document: ContentDocument) {
  const audiences = [document.language, ...Object.keys(document.variants)].map(audienceOf);
  return audiences.map((audience) =>
    inNewestShape(itemKinds[kind], document.version, resolveVariant(document, audience)),
  );
}

/** A variant is of a language, or of a market, whose texts are over those of its language. */
function audienceOf(variant: string): Audience {
  const market = marketByLocale(variant);
  return market ? { language: market.language, locale: market.locale } : { language: variant };
}
