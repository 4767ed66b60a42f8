import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { LRUCache } from 'lru-cache';
import type { Preserialised } from '../kernel/preserialised.ts';
import { createTurns, type Turns } from '../kernel/turns.ts';
import { type AskedBefore, createAskedBefore } from './asked-before.ts';

/** A listing or similar answer, valid for one edition of one snapshot. */
export type KeptListing = Readonly<{ answer: Preserialised<object>; edition: number; memory: object }>;

/** A product, valid while its style has the same revision in the snapshot, and within the span of time. */
export type KeptProduct = Readonly<{
  answer: Preserialised<Product>;
  memory: object;
  revision: number;
  from: number;
  until: number;
}>;

export type AnswerCache = Readonly<{
  listings: LRUCache<string, KeptListing>;
  products: LRUCache<string, KeptProduct>;
  /** An answer is kept from the second time that it is asked for. */
  askedBefore: AskedBefore;
  /** Awaited before a listing is made: that takes milliseconds during which nothing else is served. */
  turns: Turns;
  /** Answers being made, by edition and question. */
  running: Map<string, Promise<unknown>>;
}>;

/** Serialised answers of frequent calls, limited in bytes: for listings and, equally many, for products. */
export function createAnswerCache(bytesOfEach: number): AnswerCache {
  return {
    listings: new LRUCache<string, KeptListing>({ maxSize: bytesOfEach, sizeCalculation: sizeOf }),
    askedBefore: createAskedBefore(),
    turns: createTurns(),
    running: new Map(),
    products: new LRUCache<string, KeptProduct>({ maxSize: bytesOfEach, sizeCalculation: sizeOf }),
  };
}

const sizeOf = ({ answer }: KeptListing | KeptProduct) => answer.bytes.length + 200;
