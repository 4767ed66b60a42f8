import type { Language } from '@eyelet/domain/markets/market.ts';
import type { CategoryFacts, StyleFacts } from './document.ts';
import type { Hits } from './find.ts';

/** A request to the thread of the search index; its answer has the same id. */
export type Question = Readonly<{
  id: number;
  term: string;
  language: Language;
  /** Maximum number of hits; undefined: all. */
  count: number | undefined;
  /** Maximum number of whole terms that begin with the term; for no term at all, of the most popular ones. */
  terms: number;
}>;

export type Answer = Readonly<{ id: number; hits: Hits; terms: readonly string[] }>;

/** Messages to the thread, processed in order. */
export type ToIndex =
  | Readonly<{ kind: 'categories'; categories: CategoryFacts }>
  | Readonly<{ kind: 'styles'; put: readonly StyleFacts[]; remove: readonly number[] }>
  /** Answered once everything before it has been processed. */
  | Readonly<{ kind: 'filled' }>
  | (Readonly<{ kind: 'question' }> & Question);

export type FromIndex = Readonly<{ kind: 'filled' }> | (Readonly<{ kind: 'answer' }> & Answer);
