/**
 * What of a balance expires once its time is over. What came back later, from a payment that was voided or refunded, was spent in time
 * and stays.
 */
export function expiring(balance: number, cameBack: number): number {
  return Math.max(0, balance - cameBack);
}
