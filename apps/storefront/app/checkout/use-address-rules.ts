import { readCountryRules } from '@eyelet/contracts/addresses/country-rules.ts';
import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../session/locale.ts';
import { shopperOf } from '../session/shopper.ts';

/** The rules of a country in the language of the page (B7.28); those at hand until they have come. */
export function useAddressRules(country: string, atHand: AddressRules): AddressRules {
  const { header } = useLocale();
  const { data } = useQuery({
    queryKey: ['address-rules', header, country],
    queryFn: () => shopperOf(header).client.call(readCountryRules, { params: { countryCode: country } }),
    enabled: country !== atHand.countryCode,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return country === atHand.countryCode ? atHand : (data ?? atHand);
}
