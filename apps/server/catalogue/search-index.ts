import type { Language } from '@eyelet/domain/markets/market.ts';
import type { Log } from '../kernel/log.ts';
import type { Memory } from './memory/memory.ts';
import type { Vocabulary } from './memory/vocabulary.ts';

export type Found = Readonly<{
  /** Styles by their numbers, best first. */
  numbers: Uint32Array;
  /** Another spelling of the term, where the hits were found by correcting it; null otherwise. */
  suggestion: string | null;
}>;

export type Suggested = Found & Readonly<{ terms: readonly string[] }>;

/**
 * Full-text search over the catalogue, in a thread of its own. A search cluster would stand behind the same shape, hence the
 * promises.
 */
export type SearchIndex = Readonly<{
  search: (term: string, language: Language) => Promise<Found>;
  /** The best few styles, and whole terms that begin like the text, most useful first. */
  suggest: (text: string, language: Language, most: Readonly<{ styles: number; terms: number }>) => Promise<Suggested>;
  /** Reads changed styles anew; removed ones are forgotten. */
  refresh: (masterIds: readonly string[]) => void;
  /** Reads categories and all styles anew, a few at a time; what was known before answers until then. */
  refill: () => void;
  /** Resolves once every language can be searched without delay. */
  warm: () => Promise<void>;
  close: () => Promise<void>;
}>;

/** What an index is made of. */
export type SearchParts = Readonly<{
  memory: () => Memory;
  /** Gives every style its number, for as long as the process lives. */
  numbers: Vocabulary;
  log: Log;
}>;
