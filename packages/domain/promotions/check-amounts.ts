import type { Amounts } from './amounts.ts';
import type { PromotionProblem } from './problem.ts';

/** The problem with amounts by currency; undefined if they are valid as discounts or thresholds. */
export function problemOfAmounts(amounts: Amounts): PromotionProblem | undefined {
  const all = Object.values(amounts);
  if (all.length === 0) return 'no-amount';
  return all.every((amount) => Number.isSafeInteger(amount) && amount > 0) ? undefined : 'amounts';
}
