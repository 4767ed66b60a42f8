import { listPopularTerms } from '@eyelet/contracts/search/list-popular.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { ViewedProducts } from '../product/viewed-products.tsx';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useShopName } from '../shop/brand.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/hub-page';
import { PopularTerms } from './popular-terms.tsx';
import { readOffers } from './read-offers.ts';
import { SearchStart } from './search-start.tsx';
import { WaysOn } from './ways-on.tsx';

export const headers = keptHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const [{ terms }, offers] = await Promise.all([client.call(listPopularTerms, {}), readOffers(client)]);
  return kept({ terms, offers }, ['listing']);
}

/** Where a search begins: the field, popular terms and products, categories, help, and what was viewed before (C2.27). */
export default function SearchHubPage({ loaderData: { terms, offers } }: Route.ComponentProps) {
  const say = useSay();
  const { locale } = useMarket();
  const title = say('catalogue.searchStart.title');
  const description = say('seo.searchHub.description', { shop: useShopName() });
  return (
    <>
      <Seo title={title} description={description} />
      <PageData name={title} description={description} url={`/${locale}/search-hub`} />
      <SearchStart title={title} />
      <PopularTerms terms={terms} />
      <WaysOn offers={offers} />
      <ViewedProducts />
    </>
  );
}
