import { lowerPrice } from './lower-price.ts';
import { useOwnPrice } from './own-prices.ts';
import { Price, type PriceProps } from './price.tsx';

/** The price of a product, or the one that the shopper alone has for it where that is lower. */
export function ShopperPrice({ masterId, price, ...props }: PriceProps & Readonly<{ masterId: string }>) {
  return <Price {...props} price={lowerPrice(price, useOwnPrice(masterId))} />;
}
