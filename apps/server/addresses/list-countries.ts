import { listCountries } from '@eyelet/contracts/addresses/list-countries.ts';
import { countryList } from '@eyelet/domain/countries/country-list.ts';
import { handle } from '../kernel/handle.ts';

/** Lists all countries by name (C7.93). */
export const listCountriesHandler = handle(listCountries, ({ market }) => ({
  countries: countryList(market.tag).map((country) => ({
    ...country,
    shippable: market.shipsTo.includes(country.code),
  })),
}));
