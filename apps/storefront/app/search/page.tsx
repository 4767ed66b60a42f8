import type { searchSorts } from '@eyelet/contracts/catalogue/listing.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { searchProducts } from '@eyelet/contracts/search/search-products.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { ListingFailed } from '../listing/listing-failed.tsx';
import { callQuery, readListingQuery } from '../listing/listing-query.ts';
import { ListingView } from '../listing/listing-view.tsx';
import { Seo } from '../seo/seo.tsx';
import { shopName } from '../shell/brand.ts';
import { openPage } from '../shell/open-page.ts';
import { kept, keptHeaders } from '../shell/page-tags.ts';
import type { Route } from './+types/page';
import { SearchStart } from './search-start.tsx';
import { SearchTitle } from './search-title.tsx';

export const headers = keptHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { searchParams } = new URL(request.url);
  const q = searchParams.get('q')?.trim().slice(0, 120) ?? '';
  if (q === '') return kept({ listing: undefined, q, page: 1 }, []);
  const query = readListingQuery(searchParams);
  const listing = await client
    .call(searchProducts, { query: { q, sort: 'relevance', ...callQuery<(typeof searchSorts)[number]>(query) } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.id === 'PLP400') return null;
      throw error;
    });
  return kept({ listing, q, page: query.page }, ['listing']);
}

export default function SearchPage({ loaderData: { listing, q, page } }: Route.ComponentProps) {
  const say = useSay();
  if (listing === null) return <ListingFailed />;
  return (
    <>
      <Seo
        title={q ? say('seo.search.title', { term: q }) : say('catalogue.searchStart.title')}
        description={say('seo.search.description', { shop: shopName })}
        hidden
      />
      {listing === undefined ? <SearchStart /> : <SearchTitle q={q} listing={listing} />}
      {listing && listing.total > 0 && <ListingView listing={listing} page={page} />}
    </>
  );
}
