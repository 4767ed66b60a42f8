import { rulesOfCountry } from '../addresses/country-rules.ts';
import { spacedPostalCode } from '../addresses/normalise-address.ts';
import type { Market } from '../markets/market.ts';
import { type Input, isEmpty, type Verdict } from '../validation/invalid.ts';
import { regex } from '../validation/regex.ts';

type Countries = Pick<Market, 'country' | 'shipsTo'>;

/** The countries of a market in which a person may live, its own first. */
const countriesOf = ({ country, shipsTo }: Countries) => [country, ...shipsTo.filter((other) => other !== country)];

function verdictIn(value: Input, country: string): Verdict {
  const rule = rulesOfCountry(country)?.fields.postalCode;
  return rule?.pattern === undefined ? undefined : regex(value, { pattern: rule.pattern, name: rule.patternName });
}

/** The postal code of a person without further address: of any country to which the market ships. */
export function homePostalCode(value: Input, market: Countries): Verdict {
  if (isEmpty(value)) return undefined;
  const verdicts = countriesOf(market).map((country) => verdictIn(value, country));
  return verdicts.includes(undefined) ? undefined : verdicts[0];
}

/** A postal code as its country writes it. */
export function tidyHomePostalCode(value: string, market: Countries): string {
  const country = countriesOf(market).find((one) => verdictIn(value, one) === undefined);
  return spacedPostalCode(value.trim(), country ?? '');
}
