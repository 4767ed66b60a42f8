import { Grid } from '@eyelet/blocks/article-grid/grid.tsx';
import { searchComponents } from '@eyelet/contracts/content/search-components.ts';
import { pageNumber } from '@eyelet/domain/pages/pagination.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { notAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { PageData } from '../seo/page-data.tsx';
import { Seo } from '../seo/seo.tsx';
import { useMarket, useShellData } from '../shop/shop-data.ts';
import type { Route } from './+types/list-page';
import { FeedLink } from './feed-link.tsx';

export const headers = keptHeaders;

/** How many articles each press on "more" adds; one call answers at most as many as a page can show. */
const atATime = 9;
const mostPages = 5;

/** The articles of a market, from the first page to the one in the URL, so that "more" works without scripts. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { client } = openPage(context, params);
  const { searchParams } = new URL(request.url);
  const tagId = /^[a-z0-9-]{1,60}$/.exec(searchParams.get('tag') ?? '')?.[0];
  const pages = Math.min(pageNumber(searchParams.get('page') ?? ''), mostPages);
  const query = { type: 'article', limit: atATime * pages, ...(tagId === undefined ? {} : { tagId }) } as const;
  const found = await client.call(searchComponents, { query });
  if (tagId !== undefined && found.numFound === 0) return notAvailable();
  return kept({ found, tagId: tagId ?? null }, ['content:article']);
}

export default function ArticlesPage({ loaderData: { found, tagId } }: Route.ComponentProps) {
  const say = useSay();
  const { locale } = useMarket();
  const shell = useShellData();
  const url = `/${locale}/articles`;
  const tag = found.facets.find(({ id }) => id === tagId);
  const title = tag ? `${say('shop.articles.title')}: ${tag.label}` : say('shop.articles.title');
  const here = tag ? `${url}?tag=${tag.id}` : url;
  return (
    <div className="px-gutter pt-10 lg:pt-16">
      <Seo
        title={title}
        description={say('shop.articles.text')}
        canonical={here}
        alternates={
          tag ? [] : (shell?.choices.map((one) => ({ locale: one.locale, url: `/${one.locale}/articles` })) ?? [])
        }
      />
      <FeedLink />
      <PageData name={title} description={say('shop.articles.text')} url={here} />
      <h1 className="font-display text-64 font-semibold">{say('shop.articles.title')}</h1>
      <p className="mb-10 mt-4 max-w-prose text-18">{say('shop.articles.text')}</p>
      <Grid
        key={`${tagId} ${found.result.length}`}
        first={found}
        limit={atATime}
        columns={{ sm: 1, md: 2, lg: 3 }}
        tagId={tagId ?? undefined}
        withFilter
        level={2}
        page={url}
      />
    </div>
  );
}
