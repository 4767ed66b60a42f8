import type { Language } from '@eyelet/domain/markets/market.ts';
import type { CategoryFacts, StyleFacts } from './document.ts';
import type { Hits } from './find.ts';

/** What is asked of the thread of the search index; the answer has the same id. */
export type Question = Readonly<{
  id: number;
  term: string;
  language: Language;
  /** The best so many; undefined: all. */
  count: number | undefined;
  /** Whole terms that begin like the term, so many. */
  terms: number;
}>;

export type Answer = Readonly<{ id: number; hits: Hits; terms: readonly string[] }>;

/** What the thread is told, in the order in which it is to know it. */
export type ToIndex =
  | Readonly<{ kind: 'categories'; categories: CategoryFacts }>
  | Readonly<{ kind: 'styles'; put: readonly StyleFacts[]; remove: readonly number[] }>
  /** Answered once everything before it is known. */
  | Readonly<{ kind: 'filled' }>
  | (Readonly<{ kind: 'question' }> & Question);

export type FromIndex = Readonly<{ kind: 'filled' }> | (Readonly<{ kind: 'answer' }> & Answer);
