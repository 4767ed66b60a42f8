import type { Currency } from '../money/currency.ts';

/** The amounts that a gift card can have, in whole major units of a currency. */
export type GiftCardAmounts = Readonly<{
  /** Offered to choose from. */
  offered: readonly number[];
  /** Limits of a free amount. */
  least: number;
  most: number;
}>;

const usual: GiftCardAmounts = { offered: [25, 50, 100, 150], least: 10, most: 500 };

const byCurrency: Readonly<Record<Currency, GiftCardAmounts>> = {
  USD: usual,
  CAD: { ...usual, offered: [30, 60, 120, 200] },
  GBP: { ...usual, offered: [20, 40, 80, 150], most: 400 },
  EUR: usual,
};

/** The amounts of a market's gift cards. */
export function giftCardAmounts(currency: Currency): GiftCardAmounts {
  return byCurrency[currency];
}
