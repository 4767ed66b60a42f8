import { isAdjustedAlone } from '../loyalty/adjustment.ts';

type Adjusted = Readonly<{ currency: string; amount: number }>;

/**
 * Whether somebody adjusts the store credit of a customer without approval, who has adjusted it by `before` alone within a day: as with
 * points, and with what they did in other currencies counted too, unit for unit, so that a large one is not split among them.
 */
export function isCreditAdjustedAlone(
  { currency, amount }: Adjusted,
  before: readonly Adjusted[],
  limit: number,
): boolean {
  const own = before.find((one) => one.currency === currency)?.amount ?? 0;
  const others = before.reduce((sum, one) => sum + (one.currency === currency ? 0 : Math.abs(one.amount)), 0);
  return isAdjustedAlone(amount, own, limit - others);
}
