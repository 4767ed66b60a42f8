import type { ArticleProps } from '@eyelet/blocks/items/article/schema.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { articlePath } from '@eyelet/domain/pages/paths.ts';
import { handle } from '../kernel/handle.ts';
import type { ReadItem } from './content.ts';

/** Articles of a market, newest first, with all the tags that articles have. */
export const searchComponentsHandler = handle(searchComponents, async ({ market, shop, now }, { query }) => {
  const { content } = shop.catalogue;
  const { type, limit = 12, offset = 0, tagId } = query;
  const moment = now.getTime();
  const live = content.ofKind(type, { locale: market.locale, moment });
  const articles = (await content.read(live, market, moment)).map((item) => ({
    item,
    ...(item.props as ArticleProps),
  }));
  articles.sort((one, other) => compare(other.date, one.date) || compare(one.item.key, other.item.key));
  const found = tagId === undefined ? articles : articles.filter(({ tags }) => tags.some(({ id }) => id === tagId));
  const facets = new Map(articles.flatMap(({ tags }) => tags.map(({ id, label }) => [id, { id, label }])));
  return {
    result: found.slice(offset, offset + limit).map((article) => entryOf(article, market.locale)),
    facets: [...facets.values()],
    numFound: found.length,
  };
});

function entryOf(article: ArticleProps & Readonly<{ item: ReadItem }>, locale: string) {
  const { item, title, tags, eyebrow, date, picture, alt = '' } = article;
  return {
    ...{ id: item.id, key: item.key, title, date, eyebrow: eyebrow ?? null },
    url: articlePath(locale, item.key),
    picture: picture === undefined ? null : { url: picture, alt },
    tags: tags.map(({ id, label }) => ({ id, label })),
  };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
