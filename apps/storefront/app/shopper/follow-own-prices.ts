import type { OwnPrices } from '@eyelet/ui/prices/own-prices.ts';

/**
 * Shows the own prices of a shopper once they are read, and anew whenever `whenAgain` asks for it, until the returned function is called:
 * whoever comes next, and every other market, begins without them. Prices that cannot be read again stay.
 */
export function followOwnPrices(
  read: () => Promise<OwnPrices>,
  show: (prices: OwnPrices | undefined) => void,
  whenAgain: (ask: () => void) => () => void,
): () => void {
  let last = 0;
  const ask = () => {
    const own = ++last;
    read().then((prices) => own === last && show(prices), console.warn);
  };
  ask();
  const endAsking = whenAgain(ask);
  return () => {
    last = Number.NaN;
    endAsking();
    show(undefined);
  };
}
