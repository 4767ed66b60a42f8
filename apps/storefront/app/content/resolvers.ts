import type { Resolvers } from '@eyelet/blocks/needs.ts';
import { productIdPattern } from '@eyelet/contracts/catalogue/ids.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { shownCards } from '@eyelet/ui/products/shown-card.ts';
import { findEvent } from '../shop/find-event.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** Others are left out, as products that are gone. */
const product = new RegExp(productIdPattern);

/** Resolvers for the needs of blocks. Cards come from the memory of the process, so each query may be a call. */
export function resolversOf({
  client,
  outside,
  report,
}: Pick<ShopContext, 'client' | 'outside' | 'report'>): Resolvers {
  return {
    cards: (queries) =>
      Promise.all(
        queries.map(async (query) => {
          const ids = query.ids?.filter((id) => product.test(id));
          const asked = { sort: 'recommended' as const, count: 12, ...query, ...(ids ? { ids } : {}) };
          try {
            return shownCards((await client.call(readCards, { query: asked })).products);
          } catch (error) {
            if (!(error instanceof ApiError && error.id === 'PLP400')) throw error;
            // A category that is gone, or misspelt, does not take the page with it.
            report(error);
            return [];
          }
        }),
      ),
    outside: async (queries) => queries.map(({ name }) => outside[name]),
    articles: (queries) =>
      Promise.all(queries.map((query) => client.call(searchComponents, { query: { type: 'article', ...query } }))),
    events: (queries) => Promise.all(queries.map(({ eventId }) => findEvent(client, eventId))),
  };
}
