import type { Market, Region } from '../markets/market.ts';
import { marketByLocale, markets } from '../markets/markets.ts';
import type { Preview } from './prefix.ts';
import { previewShopperOf } from './shopper.ts';

const sites: ReadonlySet<string> = new Set(markets.map(({ region }) => region));

/** Whether there is a site of a name, whatever its case. */
export function isSite(name: string): boolean {
  return sites.has(name.toUpperCase());
}

/** Reads the members of a query; a malformed one is left out. A date and time without a zone is in UTC. */
export function readPreview(search: URLSearchParams): Preview {
  const moment = momentOf(search.get('previewDateTime'));
  const site = search.get('siteId')?.toUpperCase() ?? '';
  const item = search.get('previewItem')?.toLowerCase() ?? '';
  const shopper = previewShopperOf(search.get('previewShopper')?.toLowerCase() ?? '');
  const market = marketByLocale(search.get('localePath')?.replaceAll('/', '').replace('_', '-').toLowerCase() ?? '');
  return {
    ...(moment === undefined ? {} : { previewDateTime: moment }),
    ...(sites.has(site) ? { siteId: site as Region } : {}),
    ...(market ? { localePath: market.locale } : {}),
    ...(uuidShape.test(item) ? { previewItem: item } : {}),
    ...(shopper ? { previewShopper: shopper } : {}),
  };
}

/** The query of a preview, for the calls of its pages. */
export function previewQuery(preview: Preview): URLSearchParams {
  return new URLSearchParams(Object.entries(preview));
}

/**
 * The market whose content a preview shows: that of the locale path, else that of the page if it belongs to the site,
 * else the site's in the same language, else the first of the site.
 */
export function previewedMarket(market: Market, { siteId, localePath }: Preview): Market {
  const chosen = localePath && marketByLocale(localePath);
  if (chosen) return chosen;
  if (siteId === undefined || market.region === siteId) return market;
  const ofSite = markets.filter(({ region }) => region === siteId);
  return ofSite.find(({ language }) => language === market.language) ?? ofSite[0] ?? market;
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isoShape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

function momentOf(text: string | null): string | undefined {
  // A plus sign of a zone that was not encoded arrives as a space.
  const given = text?.trim().replace(/ (?=\d{2}:\d{2}$)/, '+') ?? '';
  if (!isoShape.test(given)) return undefined;
  const zoned = given.includes('T') && !/(Z|[+-]\d{2}:\d{2})$/.test(given) ? `${given}Z` : given;
  const moment = new Date(zoned);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
