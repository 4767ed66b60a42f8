import { readCountryRules } from '@eyelet/contracts/addresses/read-country-rules.ts';
import type { AddressRules } from '@eyelet/contracts/addresses/rules.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ShopContext } from '../shop/shop-context.ts';

/** The address rules of a country, or those of the market's own country if the server has none for it. */
export async function rulesOr(client: ShopContext['client'], country: string, own: string): Promise<AddressRules> {
  try {
    return await client.call(readCountryRules, { params: { countryCode: country } });
  } catch (error) {
    if (!(error instanceof ApiError) || country === own) throw error;
    return client.call(readCountryRules, { params: { countryCode: own } });
  }
}
