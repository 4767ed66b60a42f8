import { targetOfAlternativePath } from '@eyelet/domain/pages/paths.ts';
import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { findPage } from '../shop/find-page.ts';
import type { Route } from './+types/page';
import { loadPage } from './load-page.ts';
import { PageSections } from './page-sections.tsx';
import { pictureOf } from './picture-of.ts';
import { VersionNote } from './version-note.tsx';
import { versionWords } from './version-words.ts';

export const headers = keptHeaders;

/** Paths without a route: alternative forms of product and category paths, then content pages. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { client, market } = shop;
  const path = params['*'] ?? '';
  const target = targetOfAlternativePath(path);
  if (target) {
    const kind = target.kind === 'product' ? 'p' : 'c';
    throw redirect(`/${market.locale}/${kind}/${target.slug}-${target.id}${new URL(request.url).search}`, 301);
  }
  const slug = path.replaceAll('/', '-');
  if (slug === 'home' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) return notAvailable();
  const found = (await findPage(client, slug)) ?? notAvailable();
  if (found.slug !== slug) throw redirect(`/${market.locale}/${found.slug}${new URL(request.url).search}`, 301);
  const { sections, tags } = await loadPage(shop, found);
  const canonical = `/${market.locale}/${slug}`;
  const words = await versionWords(found, market);
  return kept({ seo: found.seo, sections, alternates: found.alternates, canonical, words }, tags);
}

export default function ContentPage({
  loaderData: { seo, sections, alternates, canonical, words },
}: Route.ComponentProps) {
  const { title, description } = seo;
  return (
    <div className="pt-10 lg:pt-16">
      <Seo
        title={title}
        description={description}
        canonical={canonical}
        alternates={alternates}
        picture={pictureOf(sections)}
        kind="article"
      />
      <PageData name={title} description={description} url={canonical} />
      <PageSections sections={sections} />
      {words ? <VersionNote words={words} /> : undefined}
    </div>
  );
}
