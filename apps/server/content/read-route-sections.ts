import { readRouteSections } from '@eyelet/contracts/content/read-route-sections.ts';
import { handle } from '../kernel/handle.ts';
import { sectionsAt } from './sections-at.ts';

/** Keys of the items whose sections are on every page below a path. */
const keys: readonly (readonly [string, string])[] = [
  ['/p/', 'product'],
  ['/c/', 'category'],
];

/** The published sections for a route of the shop in a market. */
export const readRouteSectionsHandler = handle(readRouteSections, async (context, { query: { route } }) => {
  const { market, shop, now } = context;
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const [, key] = keys.find(([path]) => route.startsWith(path)) ?? [];
  const item = key === undefined ? undefined : content.find('section', key, { locale: market.locale, moment });
  const [found] = item ? await content.read([item], market, moment) : [];
  return { sections: await sectionsAt(content, found?.sections ?? [], { route, market, moment }, { open: true }) };
});
