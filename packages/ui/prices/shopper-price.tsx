import { Price, type PriceProps } from './price.tsx';
import { useShopperPrice } from './use-shopper-price.ts';

/** The price of a product, or the one that the shopper alone has for it where that is lower. */
export function ShopperPrice({ masterId, price, ...props }: PriceProps & Readonly<{ masterId: string }>) {
  return <Price {...props} price={useShopperPrice(price, masterId)} />;
}
