/**
 * Whether somebody gives an amount of an order back without approval, who has given back `before` of it so: both together are within the
 * limit, so that a large one is not split. Amounts are minor units, the limit is whole units of the currency.
 */
export function isRefundedAlone(amount: number, before: number, limit: number): boolean {
  return before + amount <= limit * 100;
}
