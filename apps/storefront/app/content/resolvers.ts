import type { Resolvers } from '@eyelet/blocks/needs.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { shownCards } from '@eyelet/ui/products/shown-card.ts';
import { findEvent } from '../shop/find-event.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** Resolvers for the needs of blocks. Cards come from the memory of the process, so each query may be a call. */
export function resolversOf({ client, outside }: Pick<ShopContext, 'client' | 'outside'>): Resolvers {
  return {
    cards: (queries) =>
      Promise.all(
        queries.map(async (query) =>
          shownCards((await client.call(readCards, { query: { sort: 'recommended', count: 12, ...query } })).products),
        ),
      ),
    outside: async (queries) => queries.map(({ name }) => outside[name]),
    articles: (queries) =>
      Promise.all(queries.map((query) => client.call(searchComponents, { query: { type: 'article', ...query } }))),
    events: (queries) => Promise.all(queries.map(({ eventId }) => findEvent(client, eventId))),
  };
}
