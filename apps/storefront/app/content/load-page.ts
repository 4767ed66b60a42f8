import { cardsQueries } from '@eyelet/blocks/cards-queries.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import type { Page } from '@eyelet/contracts/content/page.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type ShownCard, shownCards } from '@eyelet/ui/products/shown-card.ts';

export type LoadedPage = Readonly<{
  page: Page;
  cards: readonly (readonly ShownCard[] | undefined)[];
  tags: readonly string[];
}>;

/** A content page with the products that its blocks need, and the cache tags of all it shows. */
export async function loadPage(client: ApiClient, page: Page): Promise<LoadedPage> {
  const cards = await Promise.all(
    cardsQueries(page.blocks).map(async (query) =>
      query
        ? shownCards((await client.call(readCards, { query: { sort: 'recommended', count: 12, ...query } })).products)
        : undefined,
    ),
  );
  const lists = cards.some((some) => some !== undefined) ? ['listing'] : [];
  return { page, cards, tags: [`content:${page.slug}`, ...lists] };
}
