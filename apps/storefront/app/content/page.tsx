import type { Page } from '@eyelet/contracts/content/page.ts';
import { namedVersion } from '@eyelet/domain/content/version-path.ts';
import { targetOfAlternativePath } from '@eyelet/domain/pages/paths.ts';
import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { pageUrl } from '../page/page-url.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { findPage } from '../shop/find-page.ts';
import type { ShopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/page';
import { earlierVersion } from './earlier-version.ts';
import { loadPage } from './load-page.ts';
import { PageSections } from './page-sections.tsx';
import { pictureOf } from './picture-of.ts';
import { EarlierNote, VersionNote } from './version-note.tsx';
import { type VersionWords, versionWords } from './version-words.ts';

export const headers = keptHeaders;

/** Paths without a route: alternative forms of product and category paths, then content pages, and earlier versions of dated ones. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { locale } = shop.market;
  const path = params['*'] ?? '';
  const { search } = pageUrl(request);
  const target = targetOfAlternativePath(path);
  if (target) {
    const kind = target.kind === 'product' ? 'p' : 'c';
    throw redirect(`/${locale}/${kind}/${target.slug}-${target.id}${search}`, 301);
  }
  const named = namedVersion(path);
  if (named) return shown(shop, await earlierVersion(shop, named));
  const slug = path.replaceAll('/', '-');
  if (slug === 'home' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80) return notAvailable();
  const found = (await findPage(shop.client, slug)) ?? notAvailable();
  if (found.slug !== slug) throw redirect(`/${locale}/${found.slug}${search}`, 301);
  return shown(shop, { found, words: await versionWords(found, shop.market) });
}

type Found = Readonly<{
  found: Page;
  words: VersionWords | undefined;
  /** The path, for an earlier version. */
  path?: string;
}>;

/** The data of a page, or of an earlier version at its own URL. */
async function shown(shop: ShopContext, { found, words, path }: Found) {
  const { sections, tags } = await loadPage(shop, found);
  const { seo, slug } = found;
  const canonical = path ?? `/${shop.market.locale}/${slug}`;
  return kept({ seo, sections, alternates: words?.now ? [] : found.alternates, canonical, words }, tags);
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
      {words?.now ? <EarlierNote inForce={words.inForce} now={words.now} /> : undefined}
      <PageSections sections={sections} />
      {words && !words.now ? <VersionNote words={words} /> : undefined}
    </div>
  );
}
