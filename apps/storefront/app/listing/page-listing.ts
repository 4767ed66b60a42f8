import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import { type ShownCard, shownCards } from '@eyelet/ui/products/shown-card.ts';

/** A listing as pages carry it: products as cards show them, the category beside it. */
export type PageListing = Omit<Listing, 'products' | 'category'> & Readonly<{ products: readonly ShownCard[] }>;

/** What a page of the listing needs of it. */
export function pageListing({ category: _, products, ...listing }: Listing): PageListing {
  return { ...listing, products: shownCards(products) };
}
