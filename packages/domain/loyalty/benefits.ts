/** The benefits of members, in the order in which they are shown. */
export const loyaltyBenefits = ['points', 'vouchers', 'freeShipping', 'welcome'] as const;

export type LoyaltyBenefit = (typeof loyaltyBenefits)[number];

/** Countries in which members have no free shipping of their own (C9.27 to C9.30). */
const withoutFreeShipping: readonly string[] = ['FR', 'IT', 'DE', 'GB'];

/** The benefits of members in a market. */
export function benefitsIn({ country }: Readonly<{ country: string }>): readonly LoyaltyBenefit[] {
  return loyaltyBenefits.filter((one) => one !== 'freeShipping' || !withoutFreeShipping.includes(country));
}
