import { articles, type Need } from '../needs.ts';
import { pageSize } from './page-size.ts';
import type { ArticleGrid } from './schema.ts';

export type ArticleGridNeeds = Readonly<{ articles: Need<'articles'> }>;

/** The first articles of a grid. */
export function articleGridNeeds(props: ArticleGrid): ArticleGridNeeds {
  const { tagId } = props;
  return { articles: articles({ limit: pageSize(props), ...(tagId === undefined ? {} : { tagId }) }) };
}
