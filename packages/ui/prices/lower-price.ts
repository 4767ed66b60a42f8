import type { OwnPrice } from './own-prices.ts';
import type { PriceProps } from './price.tsx';

type Shown = PriceProps['price'];

/**
 * What a product costs the shopper: the price for everybody, or the shopper's own where that is lower than that of the cheapest size. The
 * lowest price of 30 days stays, as the original beside it does.
 */
export function lowerPrice(price: Shown, own: OwnPrice | undefined): Shown {
  return own && own.current < (price.lowCurrent ?? price.current) ? { ...price, ...own } : price;
}
