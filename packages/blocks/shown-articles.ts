import type { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import type { OutputOf } from '@eyelet/contracts/kernel/operation.ts';

/** A part of the articles of a market, with the tags that they have and how many there are. */
export type ShownArticles = OutputOf<typeof searchComponents>;

export type ShownArticle = ShownArticles['result'][number];

/** Which articles: of a tag, and how many from where. */
export type ArticlesQuery = Readonly<{ limit: number; offset?: number; tagId?: string }>;
