import type { PageProps } from '@eyelet/blocks/items/page/schema.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { periodOf } from '@eyelet/domain/content/periods-in-force.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { periodsOf, type ReadPeriod } from './periods-of.ts';
import { routeOf } from './route-of.ts';
import { sectionsAt } from './sections-at.ts';
import { isKeptPage } from './terms-in-force.ts';

/**
 * The published version of a page in a market, or an earlier one of a dated page; a renamed page with its current slug.
 */
export const readPageHandler = handle(readPage, async ({ market, shop, now }, { params, query: { version, at } }) => {
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const slug = content.currentKey('page', params.slug);
  const reading = { locale: market.locale, moment };
  const item = content.find('page', slug, reading);
  const [current] = item ? await content.read([item], market, moment) : [];
  if (!item || !current) return refuse('API404');
  const isDated = (current.props as PageProps).dated || isKeptPage(shop, slug);
  const periods = isDated ? await periodsOf(shop, item.id, reading) : [];
  const asked = version === undefined ? undefined : periodOf(periods, version, at ? Date.parse(at) : undefined);
  if (version !== undefined && !asked) return refuse('API404');
  const source = asked ? content.asShown(asked.shown) : content;
  const [page] = asked ? await source.read([{ ...item, version: asked.version }], market, moment) : [current];
  if (!page) return refuse('API404');
  const { title, description, seo } = page.props as PageProps;
  const inForce = asked ?? periodOf(periods, page.version);
  return {
    ...{ slug, version: page.version, layout: page.layout, title, description, seo },
    sections: await sectionsAt(source, page.sections, { route: routeOf('page', slug), market, moment }),
    versions: periods.toReversed().map(periodView),
    inForce: inForce ? periodView(inForce) : null,
    alternates: markets.flatMap(({ locale }) =>
      content.find('page', slug, { locale, moment }) ? { locale, url: pagePath(locale, slug) } : [],
    ),
  };
});

function periodView({ version, from, until }: ReadPeriod) {
  return {
    ...{ version, from: new Date(from).toISOString() },
    until: until === null ? null : new Date(until).toISOString(),
  };
}

/** Path of a content page; the start page is the locale itself. */
function pagePath(locale: string, slug: string): string {
  return slug === 'home' ? `/${locale}` : `/${locale}/${slug}`;
}
