import { LRUCache } from 'lru-cache';
import { createTurns, type Turns } from '../kernel/turns.ts';
import { type AskedBefore, createAskedBefore } from './asked-before.ts';

/** A listing or the like, good in one edition of one snapshot. */
export type KeptListing = Readonly<{ bytes: Buffer; edition: number; memory: object }>;

/** A product as bytes, good while the style of the snapshot is in the same revision, and within the span of time. */
export type KeptProduct = Readonly<{ bytes: Buffer; memory: object; revision: number; from: number; until: number }>;

export type AnswerCache = Readonly<{
  listings: LRUCache<string, KeptListing>;
  products: LRUCache<string, KeptProduct>;
  /** An answer is kept from the second time on that it is asked for. */
  askedBefore: AskedBefore;
  /** Waited for before a listing is made: it takes milliseconds in which nobody else is served. */
  turns: Turns;
  /** Answers being made now, by edition and question. */
  running: Map<string, Promise<unknown>>;
}>;

/** Serialised answers of hot calls, bounded by so many bytes for listings and as many for products. */
export function createAnswerCache(bytesOfEach: number): AnswerCache {
  return {
    listings: new LRUCache({ maxSize: bytesOfEach, sizeCalculation: ({ bytes }) => bytes.length + 200 }),
    askedBefore: createAskedBefore(),
    turns: createTurns(),
    running: new Map(),
    products: new LRUCache({ maxSize: bytesOfEach, sizeCalculation: ({ bytes }) => bytes.length + 200 }),
  };
}
