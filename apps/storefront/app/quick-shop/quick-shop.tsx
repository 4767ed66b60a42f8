import type { Product } from '@eyelet/contracts/catalogue/product.ts';
import { readProduct } from '@eyelet/contracts/catalogue/read-product.ts';
import { OnwardLink } from '@eyelet/ui/actions/text-link.tsx';
import { DialogPanel } from '@eyelet/ui/dialogs/dialog-panel.tsx';
import type { DialogContentProps } from '@eyelet/ui/dialogs/dialog-stack.ts';
import { Skeleton, SkeletonLines } from '@eyelet/ui/layout/skeleton.tsx';
import { Picture } from '@eyelet/ui/pictures/picture.tsx';
import { ShopperPrice } from '@eyelet/ui/prices/shopper-price.tsx';
import { SizeChoice } from '@eyelet/ui/products/size-choice.tsx';
import { useSay } from '@eyelet/ui/words/words.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';
import { BuyNotice, useMayBuy } from './buy-notice.tsx';

export type QuickShopProps = DialogContentProps & Readonly<{ productId: string }>;

/** A short product view: picture, price, sizes, and the button to add to the cart. */
export default function QuickShop({ productId, close, titleId }: QuickShopProps) {
  const say = useSay();
  const { header } = useLocale();
  const product = useAnswer(`product ${header} ${productId}`, () =>
    shopperOf(header).client.call(readProduct, { params: { productId } }),
  );
  const picture = product?.pictures[0];
  return (
    <DialogPanel title={product?.name ?? say('shop.loading')} titleId={titleId} close={close}>
      {picture ? (
        <Picture name={picture.name} alt={picture.alt} sizes="27rem" most={800} className="aspect-square w-full" />
      ) : (
        <Skeleton className="aspect-square w-full" />
      )}
      {product ? (
        <>
          <p className="mt-5 text-granite">
            {product.kind}, {product.color}
          </p>
          <p className="mb-6 mt-1 text-22">
            <ShopperPrice price={product.price} currency={product.currency} masterId={product.masterId} detail="full" />
          </p>
          <Buying product={product} />
          <OnwardLink href={product.url} className="mt-6">
            {say('product.details')}
          </OnwardLink>
        </>
      ) : (
        <SkeletonLines lines={6} className="mt-5" />
      )}
    </DialogPanel>
  );
}

function Buying({ product }: Readonly<{ product: Product }>) {
  if (!useMayBuy(product)) return <BuyNotice product={product} />;
  return (
    <AddToCart
      productId={product.id}
      maxQty={product.maxQty}
      soldOut={product.variants.every((variant) => variant.productInventoryState === 'OutOfStock')}
    >
      <SizeChoice product={product} />
    </AddToCart>
  );
}
