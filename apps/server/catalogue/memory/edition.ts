import type { DuePrices } from './due-prices.ts';

const day = 24 * 3600 * 1000;

/** A number that changes whenever a listing may, by which answers made from the columns are kept. */
export type Edition = Readonly<{
  /** The current number; prices that come due do not change it. */
  current: () => number;
  /** The number at an instant, after pricing what is due by then. */
  at: (now: number) => number;
  /** Changes the number, as the columns have changed. */
  change: () => void;
  /** The same after styles were added or removed: the next call of `at` checks prices and launches again. */
  changeStyles: () => void;
  /** Prices what has come due by an instant. */
  priceUntil: (now: number) => void;
}>;

export function createEdition(prices: DuePrices): Edition {
  let edition = 1;
  let stableUntil = Number.NEGATIVE_INFINITY;

  function change(): void {
    edition += 1;
  }

  function priceUntil(now: number): void {
    if (prices.priceUntil(now)) change();
  }

  return {
    current: () => edition,
    at(now) {
      if (now < stableUntil && prices.areCurrent(now)) return edition;
      priceUntil(now);
      stableUntil = (Math.floor(now / day) + 1) * day;
      change();
      return edition;
    },
    change,
    changeStyles() {
      stableUntil = Number.NEGATIVE_INFINITY;
      change();
    },
    priceUntil,
  };
}
