import type { SellerKey } from '@eyelet/contracts/settings/registry.ts';
import type { Seller } from '@eyelet/contracts/settings/seller.ts';

const europe = {
  name: 'Skerry Europe B.V.',
  address: ['Havenkade 12', '1019 BR Amsterdam', 'Netherlands'],
  register: 'KvK Amsterdam 00000000',
  series: 'EU',
  returns: ['Skerry Returns', 'Touwbaankade 12', '3011 AA Rotterdam', 'Netherlands'],
  returnPlace: 'WH-EMEA',
};

const america = {
  name: 'Skerry Inc.',
  address: ['40 Long Wharf', 'Boston, MA 02110', 'United States'],
  register: 'Massachusetts 000000000',
  series: 'US',
  returns: ['Skerry Returns', '4 Ropewalk Yard', 'Portland, ME 04101', 'United States'],
  returnPlace: 'WH-NORA',
};

// Carriers of the demo make no customs papers, so these markets send returns by themselves.
const outside = { returnPlace: null };

/** The sellers of the demo brand: companies that do not exist, whose numbers consist of zeros. */
export const sellers = {
  'sellers.US': { ...america, taxNumber: null },
  'sellers.CA': { ...america, ...outside, taxNumber: '00000 0000 RT0001' },
  'sellers.GB': { ...europe, ...outside, taxNumber: 'GB000000000' },
  'sellers.FR': { ...europe, taxNumber: 'FR00000000000' },
  'sellers.DE': { ...europe, taxNumber: 'DE000000000' },
  'sellers.IT': { ...europe, taxNumber: 'IT00000000000' },
} as const satisfies Readonly<Record<SellerKey, Seller>>;

const registers = new Set<string>(Object.values(sellers).map(({ register }) => register));

/** Whether a seller is one of the demo brand's, even with another name or address. */
export function isDemoSeller({ register }: Pick<Seller, 'register'>): boolean {
  return registers.has(register);
}
