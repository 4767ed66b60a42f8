import type { Language } from '@eyelet/domain/markets/market.ts';

export type Found = Readonly<{
  /** masterIds, best first. */
  masterIds: readonly string[];
  /** Another spelling of the term, where the hits were found by correcting it; null otherwise. */
  suggestion: string | null;
}>;

/**
 * Full-text search over the catalogue. In memory here; a search cluster would stand behind the same shape, hence the
 * promises.
 */
export type SearchIndex = Readonly<{
  search: (term: string, language: Language) => Promise<Found>;
  /** Whole terms that begin like the text, most useful first. */
  terms: (text: string, language: Language, count: number) => Promise<readonly string[]>;
  /** Reads changed styles anew; removed ones are forgotten. */
  refresh: (masterIds: readonly string[]) => void;
  /** Resolves once every language can be searched without delay. */
  warm: () => Promise<void>;
}>;
