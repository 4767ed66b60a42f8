import { redirect } from 'react-router';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { Seo } from '../seo/seo.tsx';
import { findPage } from '../shop/find-page.ts';
import type { Route } from './+types/version-page';
import { loadPage } from './load-page.ts';
import { PageSections } from './page-sections.tsx';
import { versionPath, versionWords } from './version-words.ts';

export const headers = keptHeaders;

/** A dated page, such as terms, as it was before; what is in force has its own address. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { client, market } = shop;
  const { slug, version } = params;
  const isName = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 80 && /^[1-9]\d{0,5}$/.test(version);
  if (!isName) return notAvailable();
  const found = (await findPage(client, slug, Number(version))) ?? notAvailable();
  if (found.slug !== slug) throw redirect(versionPath(market.locale, found.slug, found.version), 301);
  const words = await versionWords(found, market);
  // What is in force today may be an earlier version tomorrow.
  if (!words?.now) throw redirect(`/${market.locale}/${slug}`, 302);
  const { sections, tags } = await loadPage(shop, found);
  const { seo, title } = found;
  return kept({ seo, title, sections, words, now: words.now }, tags);
}

export default function VersionPage({ loaderData: { seo, sections, words, now } }: Route.ComponentProps) {
  return (
    <div className="pt-10 lg:pt-16">
      <Seo title={seo.title} description={seo.description} />
      <p className="mx-gutter mb-10 flex flex-wrap items-center gap-x-4 border-l-2 border-kelp bg-paper p-4">
        {words.inForce}{' '}
        <a href={now.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {now.text}
        </a>
      </p>
      <PageSections sections={sections} />
    </div>
  );
}
