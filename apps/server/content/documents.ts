import { cleanValue } from '@eyelet/blocks/html/clean-value.ts';
import { itemKinds } from '@eyelet/blocks/items/kinds.ts';
import { inNewestShape } from '@eyelet/blocks/items/newest-document.ts';
import { missingPicture, withoutMissing } from '@eyelet/blocks/missing-pictures.ts';
import type { ContentDocument } from '@eyelet/contracts/content/document.ts';
import { type ContentKind, contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { readDocuments } from '@eyelet/db/content/read-documents.ts';
import type { Database } from '@eyelet/db/database.ts';
import { type ResolvedDocument, resolveVariant } from '@eyelet/domain/content/resolve-variant.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '../kernel/log.ts';
import type { Library } from '../media/library.ts';
import type { Masters } from '../media/masters.ts';
import { withDescribedMedia } from './described-media.ts';
import type { LiveItem } from './live-index.ts';
import { picturesIn, withPictures } from './picture-addresses.ts';

export type DocumentsParts = Readonly<{
  database: Pick<Database, 'db'>;
  masters: Pick<Masters, 'inAddresses' | 'nameOfCrop'>;
  library: Pick<Library, 'find'>;
  log: Pick<Log, 'warn'>;
  /** The most bytes of documents kept, by their stored length. */
  bytes: number;
}>;

/** The documents of published versions as markets read them, within a limit of bytes. */
export type Documents = Readonly<{
  /** The documents of items by id; those not in memory are read in one statement. */
  read: (items: readonly LiveItem[], market: Reader, whose: Whose) => Promise<ReadonlyMap<string, ResolvedDocument>>;
  clear: () => void;
}>;

export type Reader = Pick<Market, 'locale' | 'language'>;

/** Blocks for authors keep the marked names of pictures that the shop does not have, so that a preview can name them. */
export type Whose = 'shoppers' | 'authors';

/** One document for both, unless it shows a picture that the shop does not have. */
type Kept = Readonly<Record<Whose, ResolvedDocument> & { bytes: number }>;

export function createDocuments({ database, masters, library, log, bytes }: DocumentsParts): Documents {
  // Parsed, a document takes about three times the memory of its text.
  const kept = new LRUCache<string, Kept>({ maxSize: bytes, sizeCalculation: (one) => one.bytes * 3 + 200 });
  const media = { find: library.find, nameOfCrop: masters.nameOfCrop };
  const nameOf = ({ id, version }: LiveItem, { locale }: Reader) => `${id} ${version} ${locale}`;

  /** The names of pictures in URLs are looked up for all documents at once. */
  async function readUnknown(items: readonly LiveItem[], market: Reader) {
    const rows = await readDocuments(database, items);
    const byId = new Map(items.map((item) => [item.id, item]));
    const found = rows.flatMap(({ id, document, bytes }) => {
      const item = byId.get(id);
      if (!item) return [];
      const shaped = shapeFor(item, document as ContentDocument, market);
      return [{ item, bytes, document: withDescribedMedia(shaped, media, market.language) }];
    });
    const addresses = await masters.inAddresses(found.flatMap(({ document }) => picturesIn(document)));
    return found.map(({ item, bytes, document }) => {
      const named = withPictures(document, (name) => addresses.get(name) ?? missingPicture(name));
      const { missing, ...both } = forBoth(named, item);
      if (missing.length > 0) {
        log.warn({ kind: item.kind, key: item.key, pictures: missing }, 'content shows pictures that are gone');
      }
      const one = { ...both, bytes };
      kept.set(nameOf(item, market), one);
      return [item.id, one] as const;
    });
  }

  return {
    async read(items, market, whose) {
      const known = items.map((item) => ({ item, one: kept.get(nameOf(item, market)) }));
      const unknown = known.flatMap(({ item, one }) => (one ? [] : [item]));
      const all = [
        ...known.flatMap(({ item, one }) => (one ? [[item.id, one] as const] : [])),
        ...(unknown.length > 0 ? await readUnknown(unknown, market) : []),
      ];
      return new Map(all.map(([id, one]) => [id, one[whose]]));
    },
    clear: () => kept.clear(),
  };
}

function shapeFor(item: LiveItem, document: ContentDocument, market: Reader): ResolvedDocument {
  const resolved = resolveVariant(document, { language: market.language, locale: market.locale });
  if (!isKind(item.kind)) return resolved;
  const kind = itemKinds[item.kind];
  const newest = inNewestShape(kind, document.version, resolved);
  return { ...newest, props: cleanValue(kind.schema, newest.props, `/${market.locale}`) };
}

/** A document for shoppers and for authors, and the pictures in it that the shop does not have. */
function forBoth(document: ResolvedDocument, { kind }: LiveItem) {
  const own = withoutMissing(document.props, isKind(kind) ? itemKinds[kind].schema : undefined);
  const blocks = withoutMissing(document.sections);
  const authors: ResolvedDocument = { ...document, props: own.props };
  const shoppers = blocks.missing.length > 0 ? { ...authors, sections: blocks.props } : authors;
  return { authors, shoppers, missing: [...new Set([...own.missing, ...blocks.missing])] };
}

function isKind(kind: string): kind is ContentKind {
  return (contentKinds as readonly string[]).includes(kind);
}
