import { findItem } from '@eyelet/db/content/item.ts';
import { previewedMarket, readPreview } from '@eyelet/domain/preview/preview.ts';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { createReader } from '../catalogue/create-reader.ts';
import type { Memory } from '../catalogue/memory/memory.ts';
import type { Content } from '../content/content.ts';
import type { Config } from '../kernel/config.ts';
import { type Context, changedContext } from '../kernel/context.ts';
import type { Previews } from '../kernel/preview.ts';
import type { Sealer } from '../staff-access/sealer.ts';
import { memoryAt } from './moment-memory.ts';
import { cookieOf, endedCookie, openedPreview, opensPreview, previewTokenMember } from './preview-cookie.ts';

/** Moments whose prices are cached; each takes some bytes for each colourway. */
const mostMoments = 4;

type Kept = Readonly<{ memory: Memory; edition: number; priced: Promise<Memory> }>;

export type PreviewParts = Readonly<{
  config: Pick<Config, 'stage'>;
  catalogue: Catalogue;
  sealer: Sealer;
  clock: () => Date;
}>;

export function createPreviews(parts: PreviewParts): Previews {
  const moments = new LRUCache<number, Kept>({ max: mostMoments });
  const isOpen = parts.config.stage !== 'live';

  function pricedAt(moment: number): Promise<Memory> {
    const memory = parts.catalogue.memory();
    const edition = memory.edition();
    const kept = moments.get(moment);
    if (kept?.memory === memory && kept.edition === edition) return kept.priced;
    const priced = memoryAt(memory, moment);
    moments.set(moment, { memory, edition, priced });
    priced.catch(() => moments.delete(moment));
    return priced;
  }

  /** The content as authors read it, with the newest version of an item, published or not. */
  async function contentWith({ shop, now }: Context, previewItem: string | undefined): Promise<Content> {
    const content = parts.catalogue.content.forAuthors();
    const item = previewItem === undefined ? undefined : await findItem(shop.database.db, previewItem, now);
    if (!item || item.archived_at) return content;
    return content.withDraft({ id: item.id, kind: item.kind, key: item.key, version: item.latest });
  }

  return {
    ofCall({ cookies }, search) {
      const opened = openedPreview(cookies, parts);
      return opened || isOpen ? readPreview(search) : undefined;
    },
    ofPage({ cookies }, search) {
      const opened = openedPreview(cookies, parts);
      const wish = search.get('preview');
      if (wish === 'false') return { cookie: opened ? endedCookie : undefined };
      if (wish !== 'true') return { preview: opened };
      if (!opened && !isOpen && !opensPreview(search.get(previewTokenMember), parts)) return {};
      const preview = readPreview(search);
      // The frame of the editor must not replace the preview that the browser is in.
      const isKept = opened && search.get('previewOnce') === 'true';
      return { preview, cookie: isKept ? undefined : cookieOf(preview, parts) };
    },
    async at(context, preview) {
      const market = previewedMarket(context.market, preview);
      const { previewDateTime, previewItem, previewShopper: shownTo } = preview;
      const now = previewDateTime === undefined ? context.now : new Date(previewDateTime);
      const content = await contentWith(context, previewItem);
      const memory = previewDateTime === undefined ? undefined : await pricedAt(now.getTime());
      const reader = memory ? { ...createReader(() => memory), memory: () => memory } : {};
      const catalogue: Catalogue = { ...parts.catalogue, content, ...reader };
      const shop = Object.create(context.shop, { catalogue: { value: catalogue } });
      return changedContext(context, { market, preview, shownTo, now, shop });
    },
  };
}

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly previews: Previews;
  }
}
