import type { ListedCategory, Listing } from '@eyelet/contracts/catalogue/listing.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { categoryPath } from '@eyelet/domain/pages/paths.ts';
import { pathTo } from '../memory/categories.ts';
import type { CategoryEntry } from '../memory/entry.ts';
import { cardOfHit } from '../product/card.ts';
import { inMarket, type View } from '../view.ts';
import { facetsOf } from './facets.ts';
import { select, type Within } from './select.ts';
import type { Filters, Scope } from './selection.ts';
import type { Sort } from './sort.ts';

export type ListingRequest = Readonly<{
  within: Within;
  filters: Filters;
  scope: Scope;
  sort: Sort;
  sorts: readonly Sort[];
  start: number;
  count: number;
  category: CategoryEntry | null;
  term: string | null;
  suggestion: string | null;
}>;

/** One page of a category or a search. */
export function listingOf(request: ListingRequest, view: View): Listing {
  const { within, filters, scope, sort, start, count, category } = request;
  const selection = select(within, filters, scope, view);
  return {
    products: selection.page(sort, start, count).flatMap((hit) => cardOfHit(hit, view) ?? []),
    facets: facetsOf(selection, filters, category?.id ?? null, view),
    total: selection.total,
    start,
    count,
    sort,
    sorts: request.sorts.map((id) => ({ id, label: view.labels.sorts[id] })),
    category: category && listedCategory(category, view),
    term: request.term,
    suggestion: request.suggestion,
  };
}

function listedCategory(category: CategoryEntry, { memory, market }: View): ListedCategory {
  const tree = memory.tree();
  const text = inMarket(category.texts, market);
  const link = (entry: CategoryEntry | undefined) => {
    const words = entry && inMarket(entry.texts, market);
    return entry && words
      ? [{ id: entry.id, name: words.name, url: categoryPath(market.locale, words.slug, entry.id) }]
      : [];
  };
  return {
    id: category.id,
    name: text?.name ?? '',
    intro: text?.intro ?? '',
    url: categoryPath(market.locale, text?.slug ?? '', category.id),
    picture: category.picture,
    breadcrumbs: pathTo(tree, category.id)
      .flatMap(link)
      .map(({ id, name, url }) => ({ categoryId: id, label: name, url })),
    children: category.childIds.flatMap((id) => link(tree.byId.get(id))),
    alternates: markets.flatMap((other) => {
      const slug = inMarket(category.texts, other)?.slug;
      return slug === undefined ? [] : { locale: other.locale, url: categoryPath(other.locale, slug, category.id) };
    }),
    seo: { title: text?.seo_title ?? '', description: text?.seo_description ?? '' },
  };
}
