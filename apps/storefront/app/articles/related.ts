import type { ShownArticle } from '@eyelet/blocks/shown-articles.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** Related articles that a page shows (B2.1.26). */
export const mostRelated = 4;

/** Up to four other articles: the newest of the first tag, then the newest of all. */
export async function relatedArticles(
  client: ApiClient,
  key: string,
  tagId?: string,
): Promise<readonly ShownArticle[]> {
  const newest = (query: Readonly<{ tagId?: string }>) =>
    client.call(searchComponents, { query: { type: 'article', limit: mostRelated + 1, ...query } });
  const [same, all] = await Promise.all([tagId === undefined ? undefined : newest({ tagId }), newest({})]);
  const found = [...(same?.result ?? []), ...all.result].filter((one) => one.key !== key);
  return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, mostRelated);
}
