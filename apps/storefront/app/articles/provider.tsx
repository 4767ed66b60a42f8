import { type SearchArticles, SearchArticlesContext } from '@eyelet/blocks/article-grid/search-articles.ts';
import type { ReactNode } from 'react';

/** Searches articles from the browser; its code is loaded with the first search. */
const search: SearchArticles = async (query) => (await import('./search.ts')).searchArticles(query);

export function ArticlesProvider({ children }: Readonly<{ children: ReactNode }>) {
  return <SearchArticlesContext value={search}>{children}</SearchArticlesContext>;
}
