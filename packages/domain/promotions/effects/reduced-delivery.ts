import { problemOfAmounts } from '../check-amounts.ts';
import type { BenefitOf, Effect } from './effect.ts';
import { isPercentage } from './percent.ts';

/** Delivery by some methods costs less: by whole percent, or by an amount. */
export const reducedDelivery: Effect<BenefitOf<'reduced-delivery'>> = {
  levels: ['SHIPPING'],
  problem: ({ methods, percent, amounts }) => {
    if (methods.length === 0) return 'no-method';
    if ((percent === null) === (amounts === null)) return 'delivery-off';
    if (amounts !== null) return problemOfAmounts(amounts);
    return percent !== null && isPercentage(percent) ? undefined : 'percentage';
  },
  amounts: ({ amounts }) => (amounts ? [amounts] : []),
  methods: ({ methods }) => methods,
  offDelivery: ({ percent, amounts }, currency) =>
    percent === null ? { amount: amounts?.[currency] ?? 0 } : { percent },
};
