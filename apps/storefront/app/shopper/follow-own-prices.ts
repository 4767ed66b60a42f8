import type { OwnPrices } from '@eyelet/ui/prices/own-prices.ts';

/**
 * Shows the own prices of a shopper once they are read, until the returned function is called: whoever comes next, and every other market,
 * begins without them.
 */
export function followOwnPrices(
  read: () => Promise<OwnPrices>,
  show: (prices: OwnPrices | undefined) => void,
): () => void {
  let isOver = false;
  read().then((prices) => isOver || show(prices), console.warn);
  return () => {
    isOver = true;
    show(undefined);
  };
}
