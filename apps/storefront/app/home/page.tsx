import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { loadPage } from '../content/load-page.ts';
import { PageBlocks } from '../content/page-blocks.tsx';
import { pictureOf } from '../content/picture-of.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { Seo } from '../seo/seo.tsx';
import { StructuredData } from '../seo/structured-data.tsx';
import { shopName } from '../shop/brand.ts';
import { useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/page';

export const headers = keptHeaders;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { page, cards, tags } = await loadPage(client, await client.call(readPage, { params: { slug: 'home' } }));
  return kept({ page, cards, alternates: page.alternates }, tags);
}

export default function HomePage({ loaderData: { page, cards } }: Route.ComponentProps) {
  const shell = useShellData();
  const locale = shell?.market.locale;
  const home = `${shell?.origin}/${locale}`;
  return (
    <>
      <Seo
        title={page.seo.title}
        description={page.seo.description}
        canonical={`/${locale}`}
        alternates={(shell?.choices ?? []).map((choice) => ({ locale: choice.locale, url: `/${choice.locale}` }))}
        picture={pictureOf(page)}
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
      <PageBlocks page={page} cards={cards} />
    </>
  );
}
