import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Log } from '../kernel/log.ts';
import type { Memory } from './memory/memory.ts';
import type { Vocabulary } from './memory/vocabulary.ts';

export type Found = Readonly<{
  /** Styles by their numbers, best first. */
  numbers: Uint32Array;
  /** The corrected spelling of the term with which the hits were found; null otherwise. */
  suggestion: string | null;
}>;

export type Suggested = Found & Readonly<{ terms: readonly string[] }>;

/**
 * Full-text search over the catalogue, in its own thread. A search cluster could implement the same shape, hence the
 * promises.
 */
export type SearchIndex = Readonly<{
  search: (term: string, language: Language) => Promise<Found>;
  /** The best few styles, and whole terms that begin with the text, most useful first. */
  suggest: (text: string, language: Language, most: Readonly<{ styles: number; terms: number }>) => Promise<Suggested>;
  /** The terms with most products, popular products counting more. */
  popular: (language: Language, count: number) => Promise<readonly string[]>;
  /** Reads changed styles again; removed ones are dropped. */
  refresh: (masterIds: readonly string[]) => void;
  /** Reads categories and all styles again, a few at a time; until then the previous data answers. */
  refill: () => void;
  /** Resolves once every language can be searched without delay. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** What an index is made of. */
export type SearchParts = Readonly<{
  memory: () => Memory;
  /** Gives every style its number for the lifetime of the process. */
  numbers: Vocabulary;
  /** Resolves once all styles are in the memory; those that come before are given to `refresh`. */
  read: Promise<void>;
  /** Called whenever the index begins to answer otherwise than before. */
  changed: () => void;
  log: Log;
}>;
