import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/** A page as sent, the same for everybody. */
export type StoredPage = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Whether the route allows its answer to be cached. */
  keep: boolean;
  etag: string;
  body: PageBody;
  renderedAt: number;
}>;

export type PageCache = Readonly<{
  /** The cached page, or one rendered now. A stale page is served at once while one rendering replaces it. */
  get: (key: string, now: number, render: () => Promise<StoredPage>) => Promise<StoredPage>;
  /** Removes every page that has one of the tags. */
  forget: (tags: Iterable<string>) => void;
  clear: () => void;
}>;

export type PageCacheOptions = Readonly<{ maxBytes: number; freshMs: number }>;

/** Pages in memory by URL, with tags, stale-while-revalidate and one rendering at a time for each URL. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const keysByTag = new Map<string, Set<string>>();
  const running = new Map<string, Promise<StoredPage>>();
  // Counts invalidations, so that a rendering that began before one is not stored after it.
  let generation = 0;
  const pages = new LRUCache<string, StoredPage>({
    maxSize: options.maxBytes,
    // Encodings are added later; together they seldom take half of the page's size.
    sizeCalculation: (page) => Math.ceil(page.body.identity.length * 1.5) + 512,
    dispose: (page, key) => {
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  const store = (key: string, page: StoredPage) => {
    pages.set(key, page);
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set<string>();
      keysByTag.set(tag, keys.add(key));
    }
  };

  const renew = (key: string, render: () => Promise<StoredPage>): Promise<StoredPage> => {
    const current = running.get(key);
    if (current) return current;
    const begun = generation;
    const rendering = render()
      .then((page) => {
        if (page.keep && begun === generation) store(key, page);
        return page;
      })
      .finally(() => {
        if (running.get(key) === rendering) running.delete(key);
      });
    running.set(key, rendering);
    return rendering;
  };

  return {
    get: async (key, now, render) => {
      const found = pages.get(key);
      if (!found) return renew(key, render);
      // If renewing fails, the stale page stays; the error was logged where it happened.
      if (now - found.renderedAt > options.freshMs) renew(key, render).catch(() => undefined);
      return found;
    },
    forget: (tags) => {
      generation += 1;
      running.clear();
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) pages.delete(key);
    },
    clear: () => {
      generation += 1;
      running.clear();
      pages.clear();
    },
  };
}
