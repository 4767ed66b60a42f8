import { type ContentKind, contentKinds } from '@eyelet/contracts/content/kinds.ts';
import { listPreviewItems, previewLimits } from '@eyelet/contracts/preview/list-items.ts';
import { pageLinks, pageNumber } from '@eyelet/domain/pages/pagination.ts';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { Suspense } from 'react';
import { data } from 'react-router';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/items-page';
import { AuthoringWords } from './authoring-words.tsx';
import { ItemsControls } from './items-controls.tsx';
import { ItemsTable } from './items-table.tsx';

type Limit = (typeof previewLimits)[number];

/** Content items of the chosen type; a missing type is an error at its field (B5.7.01). Not for shoppers of a live shop. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, live, preview } = openPage(context, params);
  if (live && !preview) return notAvailable();
  const { searchParams } = new URL(request.url);
  const docType = searchParams.get('docType');
  const chosen = {
    docType: contentKinds.find((kind) => kind === docType),
    layoutVariant: searchParams.get('layoutVariant') ?? '',
    limit: previewLimits.find((one) => one === searchParams.get('limit')) ?? ('20' satisfies Limit),
  };
  if (!chosen.docType) return data({ chosen, found: null, page: 1, missing: docType !== null });
  const page = pageNumber(searchParams.get('page') ?? '');
  const query = { ...chosen, docType: chosen.docType as ContentKind, page };
  return data({
    chosen,
    page,
    missing: false,
    found: await orNotAvailable(client.call(listPreviewItems, { query }), 'API404'),
  });
}

/** The list of content items for authors (B1.26, B2.1.29 to B2.1.37). */
export default function ItemsPage({ loaderData: { chosen, found, page, missing } }: Route.ComponentProps) {
  const count = found ? Math.ceil(found.numFound / Number(chosen.limit)) : 0;
  return (
    <div className="px-gutter pb-24 pt-8 lg:pt-14">
      <Suspense>
        <AuthoringWords>
          {(words) => (
            <>
              <Seo title={words.say('preview.items.title')} hidden />
              <WordsProvider words={words}>
                <h1 className="heading">{words.say('preview.items.title')}</h1>
                <ItemsControls chosen={chosen} layouts={found?.layouts ?? []} missing={missing} />
                {found && <ItemsTable items={found.items} />}
              </WordsProvider>
            </>
          )}
        </AuthoringWords>
      </Suspense>
      <div className="mt-8">
        <Pagination
          current={page}
          count={count}
          links={pageLinks(page, count)}
          hrefOf={(to) => `?${new URLSearchParams({ ...chosen, docType: chosen.docType ?? '', page: String(to) })}`}
        />
      </div>
    </div>
  );
}
