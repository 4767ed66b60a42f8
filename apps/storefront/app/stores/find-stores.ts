import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { type StoreSearch, searchStores } from '@eyelet/contracts/stores/search.ts';
import type { Store } from '@eyelet/contracts/stores/store.ts';
import { callQuery, type LocatorQuery } from './locator-query.ts';
import { placeLines } from './place-lines.ts';

/** A store with its address in the format of its country. */
export type ListedStore = Store & Readonly<{ where: string }>;

/** Stores under one heading: none for a search near a place, else by country, the market's first. */
export type StoreGroup = Readonly<{ title: string; country: string; stores: readonly ListedStore[] }>;

export type FoundStores = Omit<StoreSearch, 'stores'> & Readonly<{ groups: readonly StoreGroup[] }>;

/** The stores for a query, with their stock of a size; null when the call fails, which the page says instead. */
export async function findStores(
  client: ApiClient,
  query: LocatorQuery,
  market: Readonly<{ tag: string; country: string }>,
  upc?: string,
): Promise<FoundStores | null> {
  try {
    const { stores, ...found } = await client.call(searchStores, { query: callQuery(query, market.country, upc) });
    const listed = stores.map((store) => ({ ...store, where: placeLines(store.address).join(', ') }));
    const groups = found.origin ? [{ title: '', country: '', stores: listed }] : byCountry(listed, market);
    return { ...found, groups };
  } catch (error) {
    console.error(error);
    return null;
  }
}

function byCountry(
  stores: readonly ListedStore[],
  { tag, country }: Readonly<{ tag: string; country: string }>,
): StoreGroup[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const groups = Map.groupBy(stores, (store) => store.address.country);
  return [...groups]
    .map(([code, some]) => ({ title: names.of(code) ?? code, country: code, stores: some }))
    .sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title, tag));

  function rank(group: StoreGroup): number {
    return group.country === country ? 0 : 1;
  }
}
