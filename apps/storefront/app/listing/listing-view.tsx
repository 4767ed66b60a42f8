import { pageLinks } from '@eyelet/domain/pages/pagination.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { ProductGrid } from '@eyelet/ui/products/product-grid.tsx';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useKnownQuery } from '../page/use-known-query.ts';
import { QuickShopButton } from '../quick-shop/quick-shop-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { hrefOfPage } from './listing-query.ts';
import { NothingFits } from './nothing-fits.tsx';
import type { PageListing } from './page-listing.ts';
import { useListTop } from './use-list-top.ts';

export type ListingViewProps = Readonly<{ listing: PageListing; page: number; tiles?: readonly ReactNode[] }>;

/** Filters, products and pages of a category or a search. */
export function ListingView({ listing, page, tiles = [] }: ListingViewProps) {
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const pages = Math.ceil(listing.total / listing.count);
  const coming = useNavigation();
  const renewing = coming.state === 'loading' && coming.location.pathname === pathname;
  // Another filter remounts the list, so that cards do not keep a colour chosen before.
  const key = `${listing.sort} ${listing.start} ${search}`;
  const top = useListTop(String(search));
  return (
    <>
      <div ref={top} className="-scroll-mt-4" />
      <FilterBar listing={listing} />
      <div className="px-gutter">
        <FilterChips listing={listing} />
        <div aria-busy={renewing} className={classes('transition-opacity duration-200', renewing && 'opacity-40')}>
          {listing.products.length === 0 ? (
            <NothingFits />
          ) : (
            <ProductGrid
              key={key}
              cards={listing.products}
              eager={2}
              headingLevel={2}
              tiles={page === 1 ? tiles : []}
              corner={(productId, name) => <QuickShopButton productId={productId} name={name} />}
            />
          )}
        </div>
        <div className="mt-16">
          <Pagination
            current={page}
            count={pages}
            links={pageLinks(page, pages)}
            hrefOf={(number) => pathname + hrefOfPage(search, number)}
          />
        </div>
      </div>
    </>
  );
}
