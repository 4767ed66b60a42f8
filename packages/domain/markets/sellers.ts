import type { Market } from './market.ts';

/** Who sells in a market by law: the name, the address in lines, and the numbers that papers must show. */
export type Seller = Readonly<{
  name: string;
  lines: readonly string[];
  /** Number of its registration for the tax of the market; null where papers show none. */
  taxNumber: string | null;
  register: string;
  /** Where goods are sent back to. */
  returns: readonly string[];
}>;

const europe = {
  name: 'Skerry Europe B.V.',
  lines: ['Havenkade 12', '1019 BR Amsterdam', 'Netherlands'],
  register: 'KvK Amsterdam 00000000',
  returns: ['Skerry Returns', 'Veerdam 8', '3089 JB Rotterdam', 'Netherlands'],
};

const america = {
  name: 'Skerry Inc.',
  lines: ['40 Long Wharf', 'Boston, MA 02110', 'United States'],
  register: 'Massachusetts 000000000',
  returns: ['Skerry Returns', '7 Pier Road', 'Edison, NJ 08817', 'United States'],
};

const taxNumbers: Readonly<Record<string, string>> = {
  DE: 'DE000000000',
  FR: 'FR00000000000',
  IT: 'IT00000000000',
  GB: 'GB000000000',
  CA: '00000 0000 RT0001',
};

/** The seller of a market. */
export function sellerOf({ region, country }: Pick<Market, 'region' | 'country'>): Seller {
  return { ...(region === 'EMEA' ? europe : america), taxNumber: taxNumbers[country] ?? null };
}
