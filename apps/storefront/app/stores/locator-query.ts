import type { StoreService } from '@eyelet/contracts/stores/store.ts';

/** Distances to choose from, in the unit of the market. */
export const radii = [10, 25, 50, 100, 250, 1000] as const;

const standardRadius = 100;

/** Services that the list can be narrowed to. */
export const filterServices = ['pickup', 'sts'] as const satisfies readonly StoreService[];

/** Stores asked for at once. */
const perPage = 50;

/** The search of the locator, from its URL. */
export type LocatorQuery = Readonly<{
  text: string;
  position: Readonly<{ latitude: number; longitude: number }> | undefined;
  radius: number;
  services: readonly (typeof filterServices)[number][];
  openNow: boolean;
  start: number;
  /** Id of the cart line to collect; undefined for a plain search. */
  collect: string | undefined;
}>;

/** Reads the URL of the locator; invalid members count as missing. A text takes precedence over a position. */
export function readLocatorQuery(search: URLSearchParams): LocatorQuery {
  const text = (search.get('q') ?? '').trim().slice(0, 80);
  const latitude = within(search.get('lat'), 90);
  const longitude = within(search.get('lng'), 180);
  const radius = Number(search.get('radius'));
  const start = Number(search.get('start'));
  const asked = search.getAll('service');
  const collect = search.get('collect')?.slice(0, 64) || undefined;
  return {
    text,
    position: text === '' && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    radius: radii.find((one) => one === radius) ?? standardRadius,
    services: filterServices.filter((service) => asked.includes(service)),
    openNow: search.get('open') === '1',
    start: Number.isInteger(start) && start > 0 && start <= 10_000 ? start : 0,
    collect,
  };
}

/** The query of the call. A search to collect a size asks for its stock, first in the market's own country. */
export function callQuery(
  { text, position, radius, services, openNow, start }: LocatorQuery,
  country: string,
  upc: string | undefined,
) {
  const place = text === '' ? position : { text };
  const around = place ? { ...place, radius } : upc === undefined ? {} : { country };
  return {
    ...around,
    ...(upc === undefined ? {} : { upc: [upc] }),
    ...(openNow ? { openNow: true } : {}),
    ...(services.length > 0 ? { service: [...services] } : {}),
    start,
    count: perPage,
  };
}

/** The URL of the same search with a change; on the first page unless the change names one. */
export function searchOf(query: LocatorQuery, change: Partial<LocatorQuery> = {}): string {
  const { text, position, radius, services, openNow, start, collect } = { ...query, start: 0, ...change };
  const search = new URLSearchParams();
  if (text !== '') search.set('q', text);
  else if (position) {
    search.set('lat', String(position.latitude));
    search.set('lng', String(position.longitude));
  }
  if (radius !== standardRadius) search.set('radius', String(radius));
  for (const service of services) search.append('service', service);
  if (openNow) search.set('open', '1');
  if (start > 0) search.set('start', String(start));
  if (collect !== undefined) search.set('collect', collect);
  return search.size === 0 ? '' : `?${search}`;
}

/** The URL of all stores; only the line to collect is kept. */
export function allStores({ collect }: LocatorQuery): string {
  return searchOf({ ...readLocatorQuery(new URLSearchParams()), collect });
}

/** A position rounded to about a kilometre: enough to sort stores, too coarse to find a home. */
export function coarse({ latitude, longitude }: Readonly<{ latitude: number; longitude: number }>) {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: round(latitude), longitude: round(longitude) };
}

function within(asked: string | null, limit: number): number | undefined {
  const number = Number(asked);
  return asked !== null && asked !== '' && Math.abs(number) <= limit ? number : undefined;
}
