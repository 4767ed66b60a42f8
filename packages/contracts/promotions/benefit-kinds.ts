/** What a promotion can bring. */
export const benefitKinds = [
  'percent',
  'amount',
  'fixed-price',
  'group-prices',
  'buy-get',
  'buy-get-other',
  'steps',
  'bundle',
  'free-delivery',
  'reduced-delivery',
  'gift',
] as const;

export type BenefitKind = (typeof benefitKinds)[number];
