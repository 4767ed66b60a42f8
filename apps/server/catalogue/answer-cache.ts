import { LRUCache } from 'lru-cache';

/** Bytes kept for answers: several thousand listings and products. */
const listingBytes = 96 * 1024 * 1024;
const productBytes = 160 * 1024 * 1024;

/** A listing or the like, good in one edition of one snapshot. */
export type KeptListing = Readonly<{ bytes: Buffer; edition: number; memory: object }>;

/** A product as bytes, good while the style is the same object in the same revision, and within the span of time. */
export type KeptProduct = Readonly<{ bytes: Buffer; style: object; revision: number; from: number; until: number }>;

export type AnswerCache = Readonly<{
  listings: LRUCache<string, KeptListing>;
  products: LRUCache<string, KeptProduct>;
  /** Answers being made now, by edition and question. */
  running: Map<string, Promise<unknown>>;
}>;

/** Serialised answers of hot calls, bounded by their bytes. */
export function createAnswerCache(): AnswerCache {
  return {
    listings: new LRUCache({ maxSize: listingBytes, sizeCalculation: ({ bytes }) => bytes.length + 200 }),
    running: new Map(),
    products: new LRUCache({ maxSize: productBytes, sizeCalculation: ({ bytes }) => bytes.length + 200 }),
  };
}
