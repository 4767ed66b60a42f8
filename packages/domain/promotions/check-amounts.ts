import type { PromotionProblem } from './problem.ts';
import type { Amounts } from './promotion.ts';

/** What is wrong with amounts by currency, undefined when they can be taken off or asked for. */
export function problemOfAmounts(amounts: Amounts): PromotionProblem | undefined {
  const all = Object.values(amounts);
  if (all.length === 0) return 'no-amount';
  return all.every((amount) => Number.isSafeInteger(amount) && amount > 0) ? undefined : 'amounts';
}
