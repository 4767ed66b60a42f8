import { ShowBlock } from '@eyelet/blocks/render-blocks.tsx';
import type { ShownBlock } from '@eyelet/blocks/shown-block.ts';
import { listCategory } from '@eyelet/contracts/catalogue/list-category.ts';
import type { categorySorts } from '@eyelet/contracts/catalogue/listing.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { categoryIdOfSlug, routeOfPath } from '@eyelet/domain/pages/paths.ts';
import { redirect } from 'react-router';
import { loadBlocks } from '../content/load-blocks.ts';
import { loadRouteSections } from '../content/load-page.ts';
import { PageSections } from '../content/page-sections.tsx';
import { useBlockViews } from '../content/use-block-views.ts';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { pageUrl } from '../page/page-url.ts';
import { findComponent } from '../shop/find-component.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/page';
import { ListingFailed } from './listing-failed.tsx';
import { callQuery, readListingQuery } from './listing-query.ts';
import { ListingSeo } from './listing-seo.tsx';
import { ListingTitle } from './listing-title.tsx';
import { ListingView } from './listing-view.tsx';
import { pageListing } from './page-listing.ts';

export const headers = keptHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { client } = shop;
  const { pathname, searchParams, search } = pageUrl(request);
  const categoryId = categoryIdOfSlug(params.slug ?? '') ?? notAvailable();
  const query = readListingQuery(searchParams);
  const [listing, between] = await Promise.all([
    client
      .call(listCategory, {
        query: { categoryId, sort: 'recommended', ...callQuery<(typeof categorySorts)[number]>(query) },
      })
      .catch(asFailed),
    findComponent(client, 'section', 'listing'),
  ]);
  if (!listing) return search === '' ? notAvailable() : kept({ listing: null }, ['listing']);
  const { category, products } = listing;
  if (!category || (products.length === 0 && query.page > 1)) return notAvailable();
  if (category.url !== pathname) throw redirect(category.url + search, 301);
  const tags = ['listing', 'content:section/listing'];
  const subject = { category: { id: category.id } };
  const tiles = await loadBlocks(shop, between?.sections.flatMap(({ blocks }) => blocks) ?? [], subject);
  const { sections, tags: sectionTags } = await loadRouteSections(shop, 'category', routeOfPath(category.url), subject);
  return kept(
    {
      sections,
      listing: pageListing(listing),
      category,
      tiles: tiles.blocks.flatMap(tilesIn),
      page: query.page,
      alternates: category.alternates,
    },
    [...tags, ...sectionTags],
  );
}

/** Tiles that some categories show are held by a block of their own, which has no place among the products. */
const tilesIn = (block: ShownBlock): readonly ShownBlock[] =>
  block.type === 'filter-by' ? (block.held ?? []) : [block];

/** A refused query is shown in place of the products (C8.113). */
function asFailed(error: unknown): null {
  if (error instanceof ApiError && error.id === 'PLP400') return null;
  throw error;
}

export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { locale } = useMarket();
  const tiles = loaderData.listing ? loaderData.tiles : [];
  useBlockViews(tiles);
  if (!loaderData.listing) return <ListingFailed />;
  const { listing, category, page, alternates, sections } = loaderData;
  return (
    <>
      <ListingSeo listing={listing} category={category} page={page} alternates={alternates} />
      <ListingTitle category={category} total={listing.total} />
      <ListingView
        listing={listing}
        page={page}
        tiles={tiles.map((tile, index) => <ShowBlock key={`${index}-${tile.type}`} block={tile} base={`/${locale}`} />)}
      />
      {sections.length > 0 && (
        <div className="mt-20 lg:mt-32">
          <PageSections sections={sections} startsPage={false} />
        </div>
      )}
    </>
  );
}
