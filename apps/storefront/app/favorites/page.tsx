import { favoritesLimit } from '@eyelet/contracts/favorites/favorites.ts';
import { listFavorites } from '@eyelet/contracts/favorites/list.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { pageLinks, pageNumber } from '@eyelet/domain/pages/pagination.ts';
import { Icon } from '@eyelet/ui/icons/icon.tsx';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { redirect, useSearchParams } from 'react-router';
import { openPage } from '../page/open-page.ts';
import { useTitleFocus } from '../page/use-title-focus.ts';
import { Seo } from '../seo/seo.tsx';
import { isConsumer } from '../session/is-consumer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopContext } from '../shop/shop-context.ts';
import type { Route } from './+types/page';
import { EmptyFavorites } from './empty-favorites.tsx';
import { FavoritesGrid } from './favorites-grid.tsx';
import { GuestNote } from './guest-note.tsx';
import { postFavorite } from './post-favorite.ts';
import { ShareForms } from './share-forms.tsx';
import { ShareLink } from './share-link.tsx';
import { useShownFavorites } from './use-shown-favorites.ts';

/** Favorites on one page of the list. */
const perPage = 24;

const nothing = { favoriteId: null, items: [], total: 0, productIds: [], shared: false };

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, session, market } = openPage(context, params);
  const page = Math.min(pageNumber(new URL(request.url).searchParams.get('page')), Math.ceil(favoritesLimit / perPage));
  const signedIn = isConsumer(session);
  // Viewing the page must not create a guest session.
  if (session === undefined) return { list: nothing, page: 1, signedIn };
  try {
    const list = await client.call(listFavorites, { query: { start: (page - 1) * perPage, count: perPage } });
    return { list, page, signedIn };
  } catch (error) {
    // A store associate has none (C4.36).
    if (error instanceof ApiError && error.id === 'AUT432') throw redirect(`/${market.locale}`);
    throw error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { client, market } = context.get(shopContext);
  const { problem, next } = await postFavorite(client, await request.formData());
  return problem === undefined ? redirect(`/${market.locale}/favorites${next}`, 303) : { problem };
}

/** The favorites page (C1.11, C2.17). */
export default function FavoritesPage({ loaderData: { list, page, signedIn }, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { path } = useLocale();
  const [query] = useSearchParams();
  const { items, total, remove } = useShownFavorites(list);
  const pages = Math.ceil(total / perPage);
  useTitleFocus(total === 0);
  return (
    <div className="px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={say('favorites.title')} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mb-10">
        <h1 tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 heading outline-none">
          {say('favorites.title')}
          {total > 0 && (
            <span className="font-text text-16 font-normal tracking-normal text-granite" aria-live="polite">
              {say('favorites.count', { n: total })}
            </span>
          )}
        </h1>
        {list.favoriteId !== null && total > 0 && (
          <ShareLink favoriteId={list.favoriteId} shared={list.shared} signedIn={signedIn} />
        )}
      </div>
      {actionData?.problem && (
        <p role="alert" className="mb-6 flex gap-2 border-l-2 border-buoy bg-paper p-4">
          <Icon name="warning" className="size-5 text-buoy" />
          {actionData.problem}
        </p>
      )}
      {query.has('share') && list.favoriteId !== null && (
        <section aria-label={say('favorites.share.title')} className="mb-10 max-w-xl bg-paper p-6">
          <ShareForms favoriteId={list.favoriteId} shared={list.shared} signedIn={signedIn} />
        </section>
      )}
      {total > 0 && <GuestNote signedIn={signedIn} className="mb-8" />}
      {total > 0 ? (
        <>
          <FavoritesGrid items={items} onRemove={remove} />
          <div className="mt-16">
            <Pagination
              current={page}
              count={pages}
              links={pageLinks(page, pages)}
              hrefOf={(number) => `/${path}/favorites${number === 1 ? '' : `?page=${number}`}`}
            />
          </div>
        </>
      ) : (
        <EmptyFavorites signedIn={signedIn} />
      )}
    </div>
  );
}
