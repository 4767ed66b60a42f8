import { type ApprovedLine, type PriceAdjustment, unitOff, whole } from './adjustment.ts';

/** Milliseconds after which an approval lapses: longer than a sale at the till takes, and no more. */
export const approvalMs = 30 * 60 * 1000;

/** Whether an adjustment takes more off a unit of this price, in minor units, than its associate may take off alone. */
export function exceedsOwnLimit(price: number, adjustment: PriceAdjustment): boolean {
  return unitOff(price, adjustment) > Math.floor((price * (adjustment.alone ?? whole)) / whole);
}

/** Whether an adjustment has been approved for exactly this line: another size, price or quantity is to be approved again. */
export function isApproved({ approval }: PriceAdjustment, line: ApprovedLine, now: Date): boolean {
  if (!approval || now.getTime() >= new Date(approval.at).getTime() + approvalMs) return false;
  return approval.lines.some(
    ({ lineId, upc, quantity, price }) =>
      lineId === line.lineId && upc === line.upc && quantity === line.quantity && price === line.price,
  );
}
