import { createContext } from 'react';
import type { ArticlesQuery, ShownArticles } from '../shown-articles.ts';

/** Asks the shop for articles; without it the links of a grid lead to the page of all articles. */
export type SearchArticles = (query: ArticlesQuery) => Promise<ShownArticles>;

export const SearchArticlesContext = createContext<SearchArticles | undefined>(undefined);
