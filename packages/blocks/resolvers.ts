import { productIdPattern } from '@eyelet/contracts/catalogue/ids.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { shownOnce } from '@eyelet/ui/products/shown-card.ts';
import { findEvent } from './find-event.ts';
import type { OutsideName, Resolvers } from './needs.ts';
import type { ShownArticles } from './shown-articles.ts';

/** Others are left out, as products that are gone. */
const product = new RegExp(productIdPattern);

/** No articles, where a query for them is refused. */
const none: ShownArticles = { result: [], facets: [], numFound: 0 };

export type Resolving = Readonly<{
  client: ApiClient;
  /** Addresses of services. */
  outside: Readonly<Record<OutsideName, string | undefined>>;
  report: (error: unknown) => void;
}>;

/**
 * Resolvers for the needs of blocks. Cards come from the memory of the process, so each query may be a call. A query that
 * is refused, as for a category that is gone or misspelt, is reported and has an empty answer: it does not take the page
 * with it. A fault does.
 */
export function resolversOf({ client, outside, report }: Resolving): Resolvers {
  const unlessRefused = <A>(answer: Promise<A>, empty: A): Promise<A> =>
    answer.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status < 500)) throw error;
      report(error);
      return empty;
    });
  return {
    cards: (queries) =>
      Promise.all(
        queries.map(async (query) => {
          const ids = query.ids?.filter((id) => product.test(id));
          const asked = { sort: 'recommended' as const, count: 12, ...query, ...(ids ? { ids } : {}) };
          const { products } = await unlessRefused(client.call(readCards, { query: asked }), { products: [] });
          return shownOnce(products);
        }),
      ),
    outside: async (queries) => queries.map(({ name }) => outside[name]),
    articles: (queries) =>
      Promise.all(
        queries.map((query) =>
          unlessRefused(client.call(searchComponents, { query: { type: 'article', ...query } }), none),
        ),
      ),
    events: (queries) =>
      Promise.all(queries.map(({ eventId }) => unlessRefused(findEvent(client, eventId), undefined))),
  };
}
