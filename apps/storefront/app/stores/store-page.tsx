import { readStore } from '@eyelet/contracts/stores/read.ts';
import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import { storeIdOfSlug, storePath } from '@eyelet/domain/pages/paths.ts';
import { Breadcrumbs } from '@eyelet/ui/navigation/breadcrumbs.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect } from 'react-router';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { pageUrl } from '../page/page-url.ts';
import { useMarket } from '../shop/shop-data.ts';
import type { Route } from './+types/store-page';
import { ChooseButton } from './choose-button.tsx';
import { OpenLine } from './open-line.tsx';
import { placeLines } from './place-lines.ts';
import { StoreContact } from './store-contact.tsx';
import { StoreHours } from './store-hours.tsx';
import { StoreMap } from './store-map.tsx';
import { StoreScene } from './store-scene.tsx';
import { StoreSeo } from './store-seo.tsx';
import { useNow } from './use-now.ts';

export const headers = keptHeaders;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, market, mapTiles } = openPage(context, params);
  const storeId = storeIdOfSlug(params.slug ?? '') ?? notAvailable();
  const store = await orNotAvailable(client.call(readStore, { params: { storeId } }), 'STR404');
  const url = storePath(market.locale, store);
  const { pathname, search } = pageUrl(request);
  if (url !== pathname) throw redirect(url + search, 301);
  return kept({ store, lines: placeLines(store.address), url, tiles: mapTiles ?? null }, [`store:${store.id}`]);
}

/** One store: where it is, when it is open, what it offers, and how to get there. */
export default function StorePage({ loaderData: { store, lines, url, tiles } }: Route.ComponentProps) {
  const say = useSay();
  const market = useMarket();
  const now = useNow();
  const { position } = store;
  return (
    <>
      <StoreSeo store={store} url={url} />
      <div className="px-gutter py-4 lg:py-6">
        <Breadcrumbs
          crumbs={[{ label: say('stores.allStores'), url: `/${market.locale}/store-locator` }]}
          current={store.name}
        />
      </div>
      <StoreScene store={store} />
      <div className="mt-10 grid gap-x-12 gap-y-12 px-gutter lg:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="font-display text-64 font-semibold">{store.name}</h1>
          <div className="mt-4 text-18">
            <OpenLine opening={store} now={now} />
          </div>
          {store.description !== '' && <p className="mt-6 max-w-[52ch] text-18">{store.description}</p>}
          <StoreContact store={store} lines={lines} />
          <div className="mt-8">
            <ChooseButton store={store} size="regular" />
          </div>
          <div className="mt-12">
            <StoreMap
              stores={[{ id: store.id, label: store.name, position }]}
              first={[]}
              origin={undefined}
              unit={distanceUnitOf(market)}
              tiles={tiles}
              selected={store.id}
              onSelect={() => undefined}
            />
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <StoreHours store={store} now={now} />
          {store.services.length > 0 && (
            <section aria-labelledby="store-services" className="mt-12">
              <h2 id="store-services" className="font-display text-28 font-semibold">
                {say('stores.services')}
              </h2>
              <dl className="mt-4 border-t border-drift">
                {store.services.map((service) => (
                  <div key={service} className="grid gap-x-6 border-b border-drift py-4 sm:grid-cols-[12rem_1fr]">
                    <dt className="font-medium">{say(`stores.service.${service}`)}</dt>
                    <dd className="text-granite">{say(`stores.serviceText.${service}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
