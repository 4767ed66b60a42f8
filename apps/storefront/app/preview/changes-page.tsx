import { listPreviewChanges } from '@eyelet/contracts/preview/list-changes.ts';
import { readPreview } from '@eyelet/domain/preview/preview.ts';
import { WordsProvider } from '@eyelet/ui/words/words.tsx';
import { Suspense } from 'react';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/changes-page';
import { AuthoringWords } from './authoring-words.tsx';
import { ChangesForm } from './changes-form.tsx';
import { ChangesLists } from './changes-lists.tsx';
import { Moments } from './moments.tsx';

const pathShape = /^\/[^\s\\?#]{0,299}$/;

/** Differences between two moments: by default between now and the previewed moment. Not for shoppers of a live shop. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, live, preview } = openPage(context, params);
  if (live && !preview) return notAvailable();
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('page') ?? '/';
  const page = pathShape.test(asked) && !asked.startsWith('//') ? asked : '/';
  const momentOf = (name: string) =>
    readPreview(new URLSearchParams({ previewDateTime: searchParams.get(name) ?? '' })).previewDateTime;
  const from = momentOf('from');
  const to = momentOf('previewDateTime') ?? preview?.previewDateTime;
  const query = { page, ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const changes = to ? await orNotAvailable(client.call(listPreviewChanges, { query }), 'API404') : undefined;
  return { page, from, to, shopper: preview?.previewShopper, changes };
}

/** The differences in the shop, and a page at both moments side by side. */
export default function ChangesPage({ loaderData: { page, from, to, shopper, changes } }: Route.ComponentProps) {
  return (
    <div className="px-gutter pb-24 pt-8 lg:pt-14">
      <Suspense>
        <AuthoringWords>
          {(words) => (
            <>
              <Seo title={words.say('preview.changes.title')} hidden />
              <WordsProvider words={words}>
                <h1 className="heading">{words.say('preview.changes.title')}</h1>
                <ChangesForm page={page} from={from} to={to} />
                {changes ? (
                  <>
                    <Moments page={page} from={from} to={changes.to} shopper={shopper} />
                    <ChangesLists changes={changes} />
                  </>
                ) : (
                  <p className="mt-10 text-18">{words.say('preview.changes.choose')}</p>
                )}
              </WordsProvider>
            </>
          )}
        </AuthoringWords>
      </Suspense>
    </div>
  );
}
