import type { searchSorts } from '@eyelet/contracts/catalogue/listing.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { trailingProductId } from '@eyelet/domain/pages/paths.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { ListingFailed } from '../listing/listing-failed.tsx';
import { callQuery, readListingQuery } from '../listing/listing-query.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { type PageListing, pageListing } from '../listing/page-listing.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { Seo } from '../seo/seo.tsx';
import { useShopName } from '../shop/brand.ts';
import type { Route } from './+types/page';
import { readOffers } from './read-offers.ts';
import { SearchTitle } from './search-title.tsx';
import { WaysOn } from './ways-on.tsx';

export const headers = keptHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, market } = openPage(context, params);
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q')?.trim().slice(0, 120) ?? '';
  if (q === '') throw redirect(`/${market.locale}/search-hub`);
  const named = await productNamed(q, client);
  if (named) throw redirect(named);
  const query = readListingQuery(searchParams);
  const listing = await client
    .call(searchProducts, { query: { q, sort: 'relevance', ...callQuery<(typeof searchSorts)[number]>(query) } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.id === 'PLP400') return null;
      throw error;
    });
  const offers = listing && !hasList(listing) ? await readOffers(client) : [];
  return kept({ listing: listing && pageListing(listing), q, page: query.page, offers }, ['listing']);
}

/** Path of the product whose number was searched for. */
async function productNamed(q: string, client: ApiClient): Promise<string | undefined> {
  const productId = trailingProductId(q.toUpperCase());
  if (productId === undefined) return undefined;
  try {
    const product = await client.call(readProduct, { params: { productId } });
    return product.isGift ? undefined : product.url;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether to show a list: a search whose filters match nothing still has filters to remove. */
function hasList({ total, facets }: Pick<PageListing, 'total' | 'facets'>): boolean {
  return total > 0 || facets.some(({ values }) => values.some(({ selected }) => selected));
}

export default function SearchPage({ loaderData: { listing, q, page, offers } }: Route.ComponentProps) {
  const shopName = useShopName();
  const say = useSay();
  if (listing === null) return <ListingFailed />;
  return (
    <>
      <Seo
        title={say('seo.search.title', { term: q })}
        description={say('seo.search.description', { shop: shopName })}
      />
      <SearchTitle q={q} listing={listing} found={hasList(listing)} />
      {hasList(listing) ? <ListingView listing={listing} page={page} /> : <WaysOn offers={offers} />}
    </>
  );
}
