import type { PlaceDetails } from '@eyelet/domain/stores/place-details.ts';

export type DemoPlace = PlaceDetails &
  Readonly<{
    id: string;
    kind: 'warehouse' | 'store';
    name: string;
    region: 'NORA' | 'EMEA';
    country: string;
  }>;

type Usual = 'exceptions' | 'holidayRegion' | 'openOn' | 'express' | 'kind' | 'region';

/** A store as written in the tables; members left out have the usual values. */
export type DemoStore = Omit<DemoPlace, Usual> & Partial<Pick<DemoPlace, 'exceptions' | 'holidayRegion' | 'openOn'>>;

export function storesOf(region: DemoPlace['region'], stores: readonly DemoStore[]): readonly DemoPlace[] {
  return stores.map((store) => ({
    kind: 'store',
    region,
    exceptions: {},
    holidayRegion: store.province,
    openOn: [],
    express: true,
    ...store,
  }));
}
