import type { PageProps } from '@eyelet/blocks/items/page/schema.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { routeOf } from './route-of.ts';
import { sectionsAt } from './sections-at.ts';
import { versionsInForce } from './versions-in-force.ts';

/** What is published of a content page in a market, or was of a dated one; a renamed page with its current slug. */
export const readPageHandler = handle(readPage, async ({ market, shop, now }, { params, query: { version } }) => {
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const slug = content.currentKey('page', params.slug);
  const reading = { locale: market.locale, moment };
  const item = content.find('page', slug, reading);
  const [current] = item ? await content.read([item], market, moment) : [];
  if (!item || !current) return refuse('API404');
  const periods = (current.props as PageProps).dated ? await versionsInForce(shop, item.id, reading) : [];
  const isKnown = version === undefined || periods.some((one) => one.version === version);
  if (!isKnown) return refuse('API404');
  const isCurrent = version === undefined || version === item.version;
  const [page] = isCurrent ? [current] : await content.read([{ ...item, version }], market, moment);
  if (!page) return refuse('API404');
  const { title, description, seo } = page.props as PageProps;
  return {
    ...{ slug, version: page.version, layout: page.layout, title, description, seo },
    sections: await sectionsAt(content, page.sections, { route: routeOf('page', slug), market, moment }),
    versions: periods.toReversed().map(({ version, from, until }) => ({
      ...{ version, from: new Date(from).toISOString() },
      until: until === null ? null : new Date(until).toISOString(),
    })),
    alternates: markets.flatMap(({ locale }) =>
      content.find('page', slug, { locale, moment }) ? { locale, url: pagePath(locale, slug) } : [],
    ),
  };
});

/** Path of a content page; the start page is the locale itself. */
function pagePath(locale: string, slug: string): string {
  return slug === 'home' ? `/${locale}` : `/${locale}/${slug}`;
}
