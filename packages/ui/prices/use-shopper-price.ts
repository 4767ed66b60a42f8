import { lowerPrice } from './lower-price.ts';
import { useOwnPrice } from './own-prices.ts';
import type { PriceProps } from './price.tsx';

/** The price of a product for everybody, or the one that the shopper alone has for it where that is lower. */
export function useShopperPrice(price: PriceProps['price'], masterId: string): PriceProps['price'] {
  return lowerPrice(price, useOwnPrice(masterId));
}
