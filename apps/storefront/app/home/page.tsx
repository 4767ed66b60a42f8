import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { loadPage } from '../content/load-page.ts';
import { PageSections } from '../content/page-sections.tsx';
import { pictureOf } from '../content/picture-of.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { useShopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/page';

export const headers = keptHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const found = await shop.client.call(readPage, { params: { slug: 'home' } });
  const { sections, tags } = await loadPage(shop, found);
  return kept({ seo: found.seo, sections, alternates: found.alternates }, tags);
}

export default function HomePage({ loaderData: { seo, sections } }: Route.ComponentProps) {
  const shopName = useShopName();
  const shell = useShellData();
  const locale = shell?.market.locale;
  const home = `${shell?.origin}/${locale}`;
  return (
    <>
      <Seo
        title={seo.title}
        description={seo.description}
        canonical={`/${locale}`}
        alternates={(shell?.choices ?? []).map((choice) => ({ locale: choice.locale, url: `/${choice.locale}` }))}
        picture={pictureOf(sections)}
      />
      <StructuredData data={{ '@type': 'Organization', name: shopName, url: home }} />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: shopName,
          url: home,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${home}/search?q={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      {/* A hero touches the header; other blocks have the distance of content pages. */}
      <div className={sections[0]?.blocks[0]?.type === 'hero' ? undefined : 'pt-10 lg:pt-16'}>
        <PageSections sections={sections} />
      </div>
    </>
  );
}
