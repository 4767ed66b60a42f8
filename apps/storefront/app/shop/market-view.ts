import type { Market } from '@eyelet/domain/markets/market.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { formatAmount } from '@eyelet/domain/money/format.ts';

/**
 * The parts of a market that pages need; taxes and rules stay on the server. `express`: the payment provider's methods
 * that need no address beforehand. `amountSample`: 1234.56 as its amounts are written.
 */
export function marketView(market: Market, express: readonly string[]) {
  const { locale, header, tag, language, region, country, currency, dateFormat, shippingMethods, tax, phone } = market;
  const { nameOrder, showsLowestPrice, shipsTo, signUp } = market;
  return {
    ...{ locale, header, tag, language, region, country, currency, dateFormat, phone },
    ...{ nameOrder, showsLowestPrice, shipsTo, signUp, shippingMethods, taxIncluded: tax.included },
    expressMethods: market.paymentMethods.filter((method) => express.includes(method)),
    payLater: market.payLater ?? null,
    amountSample: formatAmount(1234.56, currency, tag),
    pickupAsksEmail: market.storePickup.required.includes('email'),
  };
}

export type MarketView = ReturnType<typeof marketView>;

/** All markets, for the locale switcher; their names are made on the server, as browsers may differ in them. */
export function marketChoices(tag: string) {
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return markets.map(({ locale, language, country, shipsTo, region, hreflang }) => ({
    ...{ locale, language, country, shipsTo, region, hreflang },
    countryName: countries.of(country) ?? country,
    languageName: capitalised(new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language),
  }));
}

export type MarketChoice = ReturnType<typeof marketChoices>[number];

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
