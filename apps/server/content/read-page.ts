import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** A content page in the market's own text, else in its language; a renamed page with its current slug. */
export const readPageHandler = handle(readPage, ({ params }, { market, shop }) => {
  const { content } = shop.catalogue;
  const slug = content.currentSlug(params.slug);
  const page = content.find(slug, market);
  if (!page) return refuse('API404');
  const { title, description, blocks, seo } = page.document;
  return {
    slug,
    version: page.version,
    title,
    description,
    blocks,
    seo,
    alternates: markets.flatMap((other) =>
      content.find(slug, other) ? { locale: other.locale, url: pagePath(other.locale, slug) } : [],
    ),
  };
});

/** Path of a content page; the start page is the locale itself. */
function pagePath(locale: string, slug: string): string {
  return slug === 'home' ? `/${locale}` : `/${locale}/${slug}`;
}
