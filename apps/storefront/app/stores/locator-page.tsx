import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect, useNavigation } from 'react-router';
import { openPage } from '../page/open-page.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useShopName } from '../shop/brand.ts';
import { useMarket, useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/locator-page';
import { CollectIntro } from './collect-intro.tsx';
import { collectLine } from './collect-line.ts';
import { findStores } from './find-stores.ts';
import { LocatorForm } from './locator-form.tsx';
import { readLocatorQuery } from './locator-query.ts';
import { LocatorResults } from './locator-results.tsx';

/** Not cached: opening states change by the minute, and there are as many searches as places. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { client, market } = shop;
  const query = readLocatorQuery(new URL(request.url).searchParams);
  const { collect } = query;
  const line = collect === undefined ? null : await collectLine(shop, request, collect);
  // The line has since been removed, so the cart is shown.
  if (line === undefined) throw redirect(`/${market.locale}/cart`);
  return { query, line, tiles: shop.mapTiles ?? null, found: await findStores(client, query, market, line?.upc) };
}

/** A search that does not reach the server shows a message in place of its results. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn(error);
    return { query: readLocatorQuery(new URL(request.url).searchParams), line: null, tiles: null, found: null };
  }
}

/**
 * The store locator: by town, postal code, name or position (C1.27, C2.22), also to collect a line of the cart. Works
 * without scripts.
 */
export default function LocatorPage({ loaderData: { query, line, tiles, found } }: Route.ComponentProps) {
  const shopName = useShopName();
  const say = useSay();
  const market = useMarket();
  const { locale } = market;
  const choices = useShellData()?.choices ?? [];
  const searching = useNavigation().location?.pathname.endsWith('/store-locator') ?? false;
  return (
    <div className="pb-16 pt-8 lg:pt-14">
      <Seo
        title={say('stores.locator.title')}
        description={say('stores.locator.description', { shop: shopName })}
        canonical={`/${locale}/store-locator`}
        hidden={line !== null}
        alternates={choices.map((choice) => ({ locale: choice.locale, url: `/${choice.locale}/store-locator` }))}
      />
      {line === null && (
        <PageData
          name={say('stores.locator.title')}
          description={say('stores.locator.description', { shop: shopName })}
          url={`/${locale}/store-locator`}
        />
      )}
      <div className="px-gutter">
        {line ? (
          <CollectIntro line={line} />
        ) : (
          <>
            <h1 className="font-display text-64 font-semibold">{say('stores.locator.title')}</h1>
            <p className="mt-4 max-w-[44ch] text-18 text-granite">{say('stores.locator.text')}</p>
          </>
        )}
        <LocatorForm key={JSON.stringify(query)} query={query} unit={distanceUnitOf(market)} searching={searching} />
      </div>
      <LocatorResults query={query} found={found} searching={searching} line={line} tiles={tiles} />
    </div>
  );
}
