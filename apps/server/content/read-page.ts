import type { PageProps } from '@eyelet/blocks/items/page/schema.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { routeOf } from './route-of.ts';
import { sectionsAt } from './sections-at.ts';

/** What is published of a content page in a market; a renamed page with its current slug. */
export const readPageHandler = handle(readPage, async ({ market, shop, now }, { params }) => {
  const { content } = shop.catalogue;
  const moment = now.getTime();
  const slug = content.currentKey('page', params.slug);
  const item = content.find('page', slug, { locale: market.locale, moment });
  const [page] = item ? await content.read([item], market, moment) : [];
  if (!page) return refuse('API404');
  const { title, description, seo } = page.props as PageProps;
  return {
    ...{ slug, version: page.version, layout: page.layout, title, description, seo },
    sections: await sectionsAt(content, page.sections, { route: routeOf('page', slug), market, moment }),
    alternates: markets.flatMap(({ locale }) =>
      content.find('page', slug, { locale, moment }) ? { locale, url: pagePath(locale, slug) } : [],
    ),
  };
});

/** Path of a content page; the start page is the locale itself. */
function pagePath(locale: string, slug: string): string {
  return slug === 'home' ? `/${locale}` : `/${locale}/${slug}`;
}
