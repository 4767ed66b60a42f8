import type { Origin } from '@eyelet/contracts/stores/place.ts';
import { searchStores } from '@eyelet/contracts/stores/search.ts';
import type { Store } from '@eyelet/contracts/stores/store.ts';
import { useEffect, useState } from 'react';
import { shopperOf } from '../shopper/shopper.ts';

/** Where to search for stores: near a named place, around a position, or in the whole country. */
export type SearchPlace = Readonly<{ text: string } | { latitude: number; longitude: number } | { country: string }>;

export type StoreSearchState =
  | Readonly<{ status: 'idle' | 'searching' | 'failed'; stores: undefined; origin: undefined }>
  | Readonly<{ status: 'found'; stores: readonly Store[]; origin: Origin | null }>;

/** Most stores in a dialog, and their greatest distance from a place, in the unit of the market. */
const most = 20;
const radius = 250;

const nothing = { stores: undefined, origin: undefined } as const;

/** Stores near a place with their stock of a size; no call without a size. Another `attempt` repeats the call. */
export function useStoreSearch(
  header: string,
  place: SearchPlace,
  upc: string | undefined,
  attempt: number,
): StoreSearchState {
  const [state, setState] = useState<StoreSearchState>({ status: 'idle', ...nothing });
  const asked = JSON.stringify(place);
  useEffect(() => {
    if (upc === undefined) return;
    let wanted = true;
    setState({ status: 'searching', ...nothing });
    shopperOf(header)
      .client.call(searchStores, { query: { ...(JSON.parse(asked) as SearchPlace), upc: [upc], radius, count: most } })
      .then(
        ({ stores, origin }) => wanted && setState({ status: 'found', stores, origin }),
        (error: unknown) => {
          console.warn(error);
          if (wanted) setState({ status: 'failed', ...nothing });
        },
      );
    return () => {
      wanted = false;
    };
  }, [header, asked, upc, attempt]);
  return state;
}
