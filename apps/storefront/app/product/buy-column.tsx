import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { LinkedText, linkMark } from '@eyelet/ui/actions/linked-text.tsx';
import { Price } from '@eyelet/ui/prices/price.tsx';
import { useShopperPrice } from '@eyelet/ui/prices/use-shopper-price.ts';
import { ColourPictures } from '@eyelet/ui/products/colour-pictures.tsx';
import { Eyebrow } from '@eyelet/ui/products/eyebrow.tsx';
import { SizeChoice } from '@eyelet/ui/products/size-choice.tsx';
import { sizeOptions } from '@eyelet/ui/products/size-options.ts';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { lazy, Suspense, useState } from 'react';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { miniCartParts } from '../cart/mini-cart-parts.ts';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { BuyNotice, useMayBuy } from '../quick-shop/buy-notice.tsx';
import { useMarket } from '../shop/shop-data.ts';
import { PickupLine } from '../stores/pickup-line.tsx';
import { PayLaterLine } from '../wallets/pay-later-line.tsx';
import { DeliveryPromise } from './delivery-promise.tsx';

const ReserveLine = lazy(async () => ({ default: (await import('../stores/reserve-line.tsx')).ReserveLine }));

/** Name, price, colour, size and the button to add to the cart; sticky beside the pictures. */
export function BuyColumn({ product }: Readonly<{ product: Product }>) {
  const say = useSay();
  const { taxIncluded, locale } = useMarket();
  const mayBuy = useMayBuy(product);
  const price = useShopperPrice(product.price, product.masterId);
  const sizes = sizeOptions(product);
  const [upc, setUpc] = useState(sizes.length === 1 ? sizes[0]?.value : undefined);
  const colours = product.attributes.find((attribute) => attribute.code === 'color')?.options ?? [];
  const soldOut = product.variants.every((variant) => variant.productInventoryState === 'OutOfStock');
  const fit = product.details.find((section) => section.id === 'fit');
  return (
    <div className="lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:max-w-md">
      <Eyebrow eyebrow={product.eyebrow} badge={product.badge} />
      <div className="mt-3 flex items-start justify-between gap-4">
        <h1 className="min-w-0 heading">{product.name}</h1>
        <form method="post" action={`/${locale}/favorites`}>
          <FavoriteButton productId={product.id} name={product.name} submits className="-mr-2.5 mt-0.5" />
        </form>
      </div>
      <p className="mt-1 text-granite">{product.kind}</p>
      <p className="mt-5 text-22 lg:max-xl:mt-2">
        <Price price={price} currency={product.currency} detail="full" />
      </p>
      <p className="mt-1 text-14 text-granite">
        {taxIncluded && product.productType !== 'digital' ? (
          <LinkedText
            text={say('product.taxAndShipping', { shipping: linkMark })}
            href={`/${locale}/help-delivery`}
            label={say('product.shippingLink')}
          />
        ) : (
          say(taxIncluded ? 'product.taxIncluded' : 'product.taxExcluded')
        )}
      </p>
      {!product.isRobisOnly && <PayLaterLine total={price.current} />}
      <div className="mt-8 lg:max-xl:mt-4">
        <p className="mb-3 lg:max-xl:mb-1.5">
          <span className="font-medium">{say('product.colourIs', { colour: product.color })}</span>
        </p>
        {colours.length > 1 && (
          <ColourPictures
            label={say('product.colour')}
            current={product.id}
            colours={colours.map((colour) => ({
              productId: colour.value,
              label: colour.label,
              url: colour.url ?? product.url,
              picture: colour.pictures[0]?.name ?? '',
              available: colour.available,
            }))}
          />
        )}
      </div>
      <div className="mt-8 grid gap-5 lg:max-xl:mt-4 lg:max-xl:gap-3">
        {mayBuy ? (
          <AddToCart
            productId={product.id}
            maxQty={product.maxQty}
            soldOut={soldOut}
            express={price.current}
            bar={<Price price={price} currency={product.currency} />}
          >
            <SizeChoice product={product} onChoose={setUpc} />
          </AddToCart>
        ) : (
          <BuyNotice product={product} />
        )}
        {product.isRobisOnly && (
          <Suspense>
            <ReserveLine product={product} />
          </Suspense>
        )}
      </div>
      {fit?.data[0] && (
        <p className="mt-6 border-l-2 border-lichen pl-4 text-14">
          <span className="font-medium">{fit.label}.</span> {fit.data[0]}
        </p>
      )}
      {mayBuy && product.productType === 'standard' && !product.isCustoms && (
        <PickupLine product={product} upc={upc} showCart={miniCartParts} />
      )}
      {!product.isRobisOnly && <DeliveryPromise digital={product.productType === 'digital'} />}
    </div>
  );
}
