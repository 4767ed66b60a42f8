import type { PlacedBlock } from '@eyelet/contracts/content/page.ts';
import { readFormerKeys, readLiveItems } from '@eyelet/db/content/live-items.ts';
import type { Database } from '@eyelet/db/database.ts';
import type { ResolvedDocument } from '@eyelet/domain/content/resolve-variant.ts';
import { asShown } from './as-shown.ts';
import { createDocuments, type DocumentsParts, type Reader, type Whose } from './documents.ts';
import { createLiveIndex, type LiveIndex, type LiveItem } from './live-index.ts';
import { withDraft } from './with-draft.ts';

/** An item as a market reads it, with the blocks of the items that it refers to. */
export type ReadItem = LiveItem &
  Readonly<{
    layout: string | null;
    props: Readonly<Record<string, unknown>>;
    sections: readonly ReadSection[];
  }>;

export type ReadSection = Readonly<{ name: string; blocks: readonly ReadBlock[] }>;

/** A block with its identity: the document that holds it and its id in there, the same wherever it is shown. */
export type ReadBlock = PlacedBlock & Readonly<{ origin: string }>;

/** The published content: its items in memory, and as many documents as fit. */
export type Content = Omit<LiveIndex, 'put'> &
  Readonly<{
    /** Items with their documents; items that have been deleted are missing. */
    read: (items: readonly LiveItem[], market: Reader, moment: number) => Promise<readonly ReadItem[]>;
    /** Makes all documents be read again when they are next needed. */
    forgetDocuments: () => void;
    /** The content with a version of an item in place of its published one, or added if nothing is published. */
    withDraft: (draft: LiveItem) => Content;
    /** The content with the blocks as authors read them: pictures that the shop does not have are in them by marked names. */
    forAuthors: () => Content;
    /** The content with items as they were at another time, and no others by reference. */
    asShown: (items: readonly LiveItem[]) => Content;
    /** Reads the items of the given ids again, or all; returns the tags of pages that show them. */
    refresh: (now: Date, ids?: readonly string[]) => Promise<readonly string[]>;
  }>;

/** Nothing is read before the first `refresh`. */
export function createContent(
  parts: DocumentsParts & Readonly<{ database: Pick<Database, 'db'> }>,
  now: Date,
): Content {
  const { put, ...index } = createLiveIndex(now.getTime());
  const documents = createDocuments(parts);

  /** The documents of the items that documents refer to, and of those that these refer to. */
  async function readParts(
    { findById }: Pick<LiveIndex, 'findById'>,
    found: ReadonlyMap<string, ResolvedDocument>,
    reading: Readonly<{ market: Reader; moment: number; whose: Whose }>,
  ): Promise<ReadonlyMap<string, ResolvedDocument>> {
    const { market, moment, whose } = reading;
    const wanted = [...new Set([...found.values()].flatMap(refsOf))].filter((id) => !found.has(id));
    const items = wanted.flatMap((id) => findById(id, { locale: market.locale, moment }) ?? []);
    const parts = items.filter(({ kind }) => kind === 'section' || kind === 'block');
    if (parts.length === 0) return found;
    return readParts({ findById }, new Map([...found, ...(await documents.read(parts, market, whose))]), reading);
  }

  const over = (shown: Omit<LiveIndex, 'put'>, whose: Whose = 'shoppers'): Content => ({
    ...shown,
    withDraft: (draft) => over(withDraft(shown, draft), whose),
    asShown: (items) => over(asShown(shown, items), whose),
    forAuthors: () => over(shown, 'authors'),
    async read(items, market, moment) {
      const own = await documents.read(items, market, whose);
      const all = await readParts(shown, own, { market, moment, whose });
      return items.flatMap((item) => {
        const document = own.get(item.id);
        if (!document) return [];
        const sections = document.sections.map(({ name, blocks }) => ({
          name,
          blocks: blocks.flatMap((block) => placed(block, all, [item.id])),
        }));
        return [{ ...item, layout: document.layout ?? null, props: document.props, sections }];
      });
    },
    forgetDocuments: documents.clear,
    async refresh(now, ids) {
      if (!ids) documents.clear();
      const formerKeys = await readFormerKeys(parts.database);
      return put(await readLiveItems(parts.database, now, ids), formerKeys, ids);
    },
  });
  return over(index);
}

type DocumentBlock = ResolvedDocument['sections'][number]['blocks'][number];

/**
 * A block, or the blocks of the item that it refers to; none for an item that does not exist or that contains itself.
 */
function placed(
  block: DocumentBlock,
  all: ReadonlyMap<string, ResolvedDocument>,
  within: readonly string[],
): readonly ReadBlock[] {
  const { id } = block;
  if (!('ref' in block)) {
    return [{ id, origin: `${within.at(-1)}/${id}`, type: block.type, version: block.version, props: block.props }];
  }
  const part = within.includes(block.ref) ? undefined : all.get(block.ref);
  const blocks = part?.sections.flatMap((section) => section.blocks) ?? [];
  return blocks
    .flatMap((inner) => placed(inner, all, [...within, block.ref]))
    .map((inner) => ({ ...inner, id: `${id}/${inner.id}` }));
}

function refsOf({ sections }: ResolvedDocument): readonly string[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('ref' in block ? [block.ref] : [])));
}
