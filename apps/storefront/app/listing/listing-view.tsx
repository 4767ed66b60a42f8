import type { Tile } from '@eyelet/blocks/tile/schema.ts';
import { TileView } from '@eyelet/blocks/tile/view.tsx';
import type { ContentBlock } from '@eyelet/contracts/content/page.ts';
import { pageLinks } from '@eyelet/domain/pages/pagination.ts';
import { classes } from '@eyelet/ui/layout/classes.ts';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { ProductGrid } from '@eyelet/ui/products/product-grid.tsx';
import { useLocation, useNavigation } from 'react-router';
import { useKnownQuery } from '../page/use-known-query.ts';
import { QuickShopButton } from '../quick-shop/quick-shop-button.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { hrefOfPage } from './listing-query.ts';
import { NothingFits } from './nothing-fits.tsx';
import type { PageListing } from './page-listing.ts';
import { useListTop } from './use-list-top.ts';

export type ListingViewProps = Readonly<{ listing: PageListing; page: number; tiles?: readonly ContentBlock[] }>;

/** Filters, products and pages of a category or a search. */
export function ListingView({ listing, page, tiles = [] }: ListingViewProps) {
  const { locale } = useMarket();
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
              tiles={page === 1 ? tiles.map((tile) => tileOf(tile, `/${locale}`)) : []}
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

function tileOf(block: ContentBlock, base: string) {
  if (block.type !== 'tile') return null;
  const props = block.props as Tile;
  return <TileView key={props.title} props={props} cards={[]} base={base} first={false} />;
}
