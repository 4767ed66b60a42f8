import type { Listing } from '@eyelet/contracts/catalogue/listing.ts';
import type { ShownCard } from '@eyelet/ui/products/shown-card.ts';
import { shownOnce } from '@eyelet/ui/products/shown-card.ts';

/** A listing as page data: products reduced to what cards show, the category apart. */
export type PageListing = Omit<Listing, 'products' | 'category'> & Readonly<{ products: readonly ShownCard[] }>;

/** Reduces a listing to what its page needs. */
export function pageListing({ category: _, products, ...listing }: Listing): PageListing {
  return { ...listing, products: shownOnce(products) };
}
