import { readCountryRules } from '@eyelet/contracts/addresses/read-country-rules.ts';
import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { useAnswer } from '../session/use-answer.ts';
import { useLocale } from '../shop/locale.ts';
import { shopperOf } from '../shopper/shopper.ts';

/** The rules of a country in the language of the page (B7.28); `atHand` until they are loaded. */
export function useAddressRules(country: string, atHand: AddressRules): AddressRules {
  const { header } = useLocale();
  const key = country === atHand.countryCode ? undefined : `address-rules ${header} ${country}`;
  const rules = useAnswer(key, () =>
    shopperOf(header).client.call(readCountryRules, { params: { countryCode: country } }),
  );
  return rules?.countryCode === country ? rules : atHand;
}
