import { readSharedFavorites } from '@eyelet/contracts/favorites/read-shared.ts';
import { pageLinks, pageNumber } from '@eyelet/domain/pages/pagination.ts';
import { Pagination } from '@eyelet/ui/navigation/pagination.tsx';
import { ProductGrid } from '@eyelet/ui/products/product-grid.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { QuickShopButton } from '../quick-shop/quick-shop-button.tsx';
import { Seo } from '../seo/seo.tsx';
import type { Route } from './+types/shared-page';

const perPage = 24;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, market } = openPage(context, params);
  const page = Math.min(pageNumber(new URL(request.url).searchParams.get('page')), 20);
  const { favoriteId = '' } = params;
  const query = { start: (page - 1) * perPage, count: perPage };
  const list = await orNotAvailable(client.call(readSharedFavorites, { params: { favoriteId }, query }), 'API404');
  return { list, page, base: `/${market.locale}/favorites/${favoriteId}` };
}

/** The favorites behind a shared link (C7.126). */
export default function SharedPage({ loaderData: { list, page, base } }: Route.ComponentProps) {
  const say = useSay();
  const title = list.owner === '' ? say('favorites.ofSomebody') : say('favorites.of', { name: list.owner });
  const cards = list.items.flatMap(({ product }) => product ?? []);
  const pages = Math.ceil(list.total / perPage);
  return (
    <div className="px-gutter pb-24 pt-8 lg:pt-14">
      <Seo title={title} />
      <h1 className="heading">{title}</h1>
      <p className="mb-6 mt-2 max-w-prose text-granite lg:mb-10">
        {say(cards.length > 0 ? 'favorites.sharedText' : 'favorites.sharedEmpty')}
      </p>
      <ProductGrid
        cards={cards}
        eager={2}
        headingLevel={2}
        corner={(productId, name) => <QuickShopButton productId={productId} name={name} />}
      />
      <div className="mt-16">
        <Pagination
          current={page}
          count={pages}
          links={pageLinks(page, pages)}
          hrefOf={(number) => (number === 1 ? base : `${base}?page=${number}`)}
        />
      </div>
    </div>
  );
}
