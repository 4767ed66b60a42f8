import { LRUCache } from 'lru-cache';

/**
 * A cache of at most so many entries, each for `ttl` milliseconds if given. It takes memory only for those it has; the library's
 * own `max` sets aside room for all of them at once, 8 MB for 200,000.
 */
export function cacheOf<V extends NonNullable<unknown>>(entries: number, ttl?: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: entries, sizeCalculation: () => 1, ...(ttl === undefined ? {} : { ttl }) });
}
