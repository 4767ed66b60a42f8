import type { ListedCategory, Listing } from '@eyelet/contracts/catalogue/listing.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { categoryPath } from '@eyelet/domain/pages/paths.ts';
import { pathTo } from '../memory/categories.ts';
import type { CategoryEntry } from '../memory/entry.ts';
import { cardOf } from '../product/card.ts';
import { inLanguage, type View } from '../view.ts';
import { facetsOf } from './facets.ts';
import { type Scope, select } from './select.ts';
import type { Filters } from './selection.ts';
import { type Sort, shownBy, sortHits } from './sort.ts';

export type ListingRequest = Readonly<{
  /** Rows of the columns, in the order in which equal products are listed. */
  rows: Uint32Array;
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
  const { rows, filters, scope, sort, start, count, category } = request;
  const selection = select(rows, filters, scope, view, shownBy(sort));
  const page = sortHits(selection.hits, sort).slice(start, start + count);
  return {
    products: page.flatMap(({ shown }) => cardOf(shown, view) ?? []),
    facets: facetsOf(selection, filters, category?.id ?? null, view),
    total: selection.hits.length,
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
  const text = inLanguage(category.texts, market.language);
  const link = (entry: CategoryEntry | undefined) => {
    const words = entry && inLanguage(entry.texts, market.language);
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
      const slug = inLanguage(category.texts, other.language)?.slug;
      return slug === undefined ? [] : { locale: other.locale, url: categoryPath(other.locale, slug, category.id) };
    }),
    seo: { title: text?.seo_title ?? '', description: text?.seo_description ?? '' },
  };
}
