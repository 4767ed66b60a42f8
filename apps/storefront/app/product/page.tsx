import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { readCards } from '@eyelet/contracts/catalogue/read-cards.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { productIdOfSlug, routeOfPath } from '@eyelet/domain/pages/paths.ts';
import { onceForAnswer } from '@eyelet/ui/answers/once-for-answer.ts';
import { latePart } from '@eyelet/ui/loading/late-part.tsx';
import { Breadcrumbs } from '@eyelet/ui/navigation/breadcrumbs.tsx';
import { ProductRow } from '@eyelet/ui/products/product-row.tsx';
import { shownOnce } from '@eyelet/ui/products/shown-card.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { useMemo, useRef } from 'react';
import { redirect } from 'react-router';
import { loadRouteSections } from '../content/load-page.ts';
import { notAvailable, orNotAvailable } from '../page/not-available.ts';
import { openPage } from '../page/open-page.ts';
import { kept, keptHeaders } from '../page/page-tags.ts';
import { pageUrl } from '../page/page-url.ts';
import type { Route } from './+types/page';
import { BuyColumn } from './buy-column.tsx';
import { Gallery } from './gallery.tsx';
import { receivedProduct, sentProduct } from './page-product.ts';
import { ProductSeo } from './product-seo.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

export const headers = keptHeaders;

const details = latePart(async () => (await import('./product-details.tsx')).ProductDetails, {
  of: ({ product }) => product.id,
});

/** Loaded on demand, as most products have no sections of their own. */
const route = latePart(async () => (await import('./route-sections.tsx')).RouteSections);

const sentOnce = onceForAnswer(sentProduct);

/** Number of cards shown below a product. */
const companions = 6;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const shop = openPage(context, params);
  const { client } = shop;
  const productId = productIdOfSlug(params.slug ?? '') ?? notAvailable();
  const product = await orNotAvailable(client.call(readProduct, { params: { productId } }), 'API404');
  // A gift cannot be bought, so it has no page, and its lines in carts and orders are no links.
  if (product.isGift) return notAvailable();
  // Buying a gift card takes more than a size.
  if (product.isGiftCard) throw redirect(`/${shop.market.locale}/gift-card`, 302);
  const { pathname, search } = pageUrl(request);
  if (product.url !== pathname) throw redirect(product.url + search, 301);
  const subject = { product: { id: product.id, ids: idsOf(product) } };
  const [members, { products: look }, { sections, tags: sectionTags }] = await Promise.all([
    product.setMembers.length > 0
      ? client.call(readCards, { query: { ids: product.setMembers, sort: 'recommended', count: 12 } })
      : { products: [] },
    client.call(readCards, { query: { goesWith: product.id, count: companions } }),
    loadRouteSections(shop, 'product', routeOfPath(product.url), subject),
  ]);
  const tags = [product, ...members.products, ...look].map((one) => `style:${one.masterId}`);
  return kept(
    {
      sections,
      product: sentOnce(product),
      members: shownOnce(members.products),
      look: shownOnce(look),
      alternates: product.alternates,
    },
    [...tags, ...sectionTags],
  );
}

/** Every id under which a list of products may have a product. */
function idsOf({ id, masterId, variants }: Product): readonly string[] {
  return [id, masterId, ...variants.flatMap(({ productId, upc, sku }) => (productId === id ? [upc, sku] : []))];
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { members, look, sections } = loaderData;
  const say = useSay();
  const product = useMemo(() => receivedProduct(loaderData.product), [loaderData.product]);
  const below = useRef<HTMLElement>(null);
  details.useNearness(below);
  const foot = useRef<HTMLDivElement>(null);
  route.useNearness(foot);
  return (
    <>
      <ProductSeo product={product} />
      <div className="px-gutter py-4 xl:py-6">
        <Breadcrumbs crumbs={product.breadcrumbs} current={product.name} />
      </div>
      {/* The key remounts gallery and choices for another colourway. */}
      <div key={product.id} className="grid grid-cols-1 gap-y-8 lg:grid-cols-12 lg:gap-x-12 lg:pl-(--gutter)">
        <div className="min-w-0 lg:col-span-7 xl:col-span-8">
          <Gallery product={product} />
        </div>
        <div className="px-gutter lg:col-span-5 lg:pl-0 xl:col-span-4">
          <BuyColumn product={product} />
        </div>
      </div>
      <section
        ref={below}
        aria-label={say('product.details')}
        className="mt-16 grid gap-8 px-gutter lg:mt-24 lg:grid-cols-12 lg:gap-12"
      >
        <details.Part product={product} />
      </section>
      {members.length > 0 && <Line title={say('product.inThisSet')} cards={members} />}
      {look.length > 0 && <Line title={say('product.completeTheLook')} cards={look} />}
      {sections.length > 0 && (
        <div ref={foot}>
          <route.Part productId={product.id} sections={sections} />
        </div>
      )}
      <RecentlyViewed productId={product.id} masterId={product.masterId} />
    </>
  );
}

function Line({ title, cards }: Readonly<{ title: string; cards: Parameters<typeof ProductRow>[0]['cards'] }>) {
  return (
    <section className="mt-20 lg:mt-32">
      <h2 className="mb-6 px-gutter heading lg:mb-8">{title}</h2>
      <ProductRow cards={cards} label={title} />
    </section>
  );
}
