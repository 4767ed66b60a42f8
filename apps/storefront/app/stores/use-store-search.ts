import { searchStores } from '@eyelet/contracts/stores/search.ts';
import type { Store } from '@eyelet/contracts/stores/store.ts';
import { useEffect, useState } from 'react';
import { shopperOf } from '../session/shopper.ts';

/** Where to look for stores: at a place that words name, around a position, or in the whole country. */
export type SearchPlace = Readonly<{ text: string } | { latitude: number; longitude: number } | { country: string }>;

export type StoreSearchState = Readonly<
  { status: 'idle' | 'searching' | 'failed'; stores: undefined } | { status: 'found'; stores: readonly Store[] }
>;

/** Stores shown in a dialog. */
const most = 20;

/** Stores of a place with what they have of a size; nothing is asked without one. `attempt` asks again. */
export function useStoreSearch(
  header: string,
  place: SearchPlace,
  upc: string | undefined,
  attempt: number,
): StoreSearchState {
  const [state, setState] = useState<StoreSearchState>({ status: 'idle', stores: undefined });
  const asked = JSON.stringify(place);
  useEffect(() => {
    if (upc === undefined) return;
    let wanted = true;
    setState({ status: 'searching', stores: undefined });
    shopperOf(header)
      .client.call(searchStores, { query: { ...(JSON.parse(asked) as SearchPlace), upc: [upc], count: most } })
      .then(
        ({ stores }) => wanted && setState({ status: 'found', stores }),
        (error: unknown) => {
          console.warn(error);
          if (wanted) setState({ status: 'failed', stores: undefined });
        },
      );
    return () => {
      wanted = false;
    };
  }, [header, asked, upc, attempt]);
  return state;
}
