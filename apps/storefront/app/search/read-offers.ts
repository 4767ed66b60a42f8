import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type ShownCard, shownCards } from '@eyelet/ui/products/shown-card.ts';

/** Number of products shown where a search has no term or no results. */
const offered = 6;

/** Popular products. */
export async function readOffers(client: ApiClient): Promise<readonly ShownCard[]> {
  const { products } = await client.call(readCards, { query: { count: offered, sort: 'recommended' } });
  return shownCards(products);
}
