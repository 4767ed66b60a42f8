import type { Promotion } from '@eyelet/domain/promotions/promotion.ts';
import type { Content } from '../content/content.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Memory } from './memory/memory.ts';
import type { CatalogueChange, CatalogueReader } from './reader.ts';
import type { SearchIndex } from './search-index.ts';

declare module '../kernel/shop.ts' {
  interface Shop {
    readonly catalogue: Catalogue;
    /** Calls back after a change of catalogue or content has become visible; returns a function that stops it. */
    readonly onCatalogueChange: Catalogue['onChange'];
  }
}

/** Everything a shop process knows of catalogue and content. */
export type Catalogue = CatalogueReader &
  Readonly<{
    search: SearchIndex;
    content: Content;
    /** The current snapshot; replaced after a lost connection, so callers must not keep it. */
    memory: () => Memory;
    answers: AnswerCache;
    /** Every promotion, by rank; a new list after each change. */
    promotions: () => readonly Promotion[];
    /** Calls back after a change has become visible; returns a function that stops it. */
    onChange: (listener: (change: CatalogueChange) => void) => () => void;
    /** Resolves when searches in every language answer without delay. */
    warm: () => Promise<void>;
    close: () => Promise<void>;
  }>;
