import type { AdjustmentType } from '@eyelet/contracts/cart/price-adjustment.ts';
import type { Currency } from '../money/currency.ts';

/** A line as it was when an adjustment of it was approved: what a unit cost before it, in minor units, and how many. */
export type ApprovedLine = Readonly<{ lineId: string; upc: string; quantity: number; price: number }>;

/** That somebody else of the store has approved what exceeds the associate's own limit. */
export type Approval = Readonly<{
  employeeId: string;
  /** ISO 8601. */
  at: string;
  lines: readonly ApprovedLine[];
}>;

/** What a store associate takes off the price of a line, or off all of them, for a reason (C3.51). */
export type PriceAdjustment = Readonly<{
  id: string;
  /** Null: every line that has none of its own. */
  lineId: string | null;
  /** The size that it was given for; another one in its line has its own price. */
  upc: string | null;
  type: AdjustmentType;
  /** Of a percentage in hundredths of a percent, else of a unit in minor units. */
  value: number;
  currency: Currency;
  reason: string;
  storeId: string;
  employeeId: string;
  /** ISO 8601. */
  createdAt: string;
  /** The most that its associate takes off a unit alone, in hundredths of a percent; absent in those from before there were limits. */
  alone?: number;
  /** Who else has approved it, and for what. */
  approval?: Approval;
}>;

/** The most that may be taken off a unit, in hundredths of a percent of its price (C7.62). */
export const mostTaken = 3000;

/** Hundredths of a percent in the whole. */
export const whole = 10_000;

/** The most that may be taken off a unit of this price, in minor units; never more by rounding. */
export function mostOff(price: number): number {
  return Math.floor((price * mostTaken) / whole);
}

/**
 * What an adjustment takes off a unit of this price, both in minor units. Percentages and amounts never take more than
 * 30 percent, also when the price has fallen since; a fixed price is not below 0 and never raises one (C7.62).
 */
export function unitOff(price: number, { type, value }: Pick<PriceAdjustment, 'type' | 'value'>): number {
  if (type === 'fixed price') return Math.max(0, price - Math.max(0, value));
  const asked = type === 'percentage' ? Math.floor((price * value) / whole) : value;
  return Math.max(0, Math.min(asked, mostOff(price)));
}

/** Whose sale it is, and what is paid in. */
export type Sale = Readonly<{ seller: string | undefined; currency: Currency }>;

/**
 * Those of a cart that count: only for the associate who gave them and while that one sells, so that a cart that is handed
 * over, merged or opened by the same person as a customer costs what it costs everybody.
 */
export function adjustmentsIn(
  all: readonly PriceAdjustment[] | undefined,
  { seller, currency }: Sale,
): readonly PriceAdjustment[] {
  if (seller === undefined || !all) return [];
  return all.filter((one) => one.employeeId === seller && (one.type === 'percentage' || one.currency === currency));
}

/** Those that a line may have: its own, then that of all; what is given along and what is value have none. */
export function adjustmentsFor(
  line: Readonly<{ id: string; upc: string; bonus: string | null; giftCard?: object }>,
  all: readonly PriceAdjustment[],
): readonly PriceAdjustment[] {
  if (line.bonus !== null || line.giftCard) return [];
  const own = all.find(({ lineId, upc }) => lineId === line.id && upc === line.upc);
  const ofAll = all.find(({ lineId }) => lineId === null);
  return [own, ofAll].filter((one) => one !== undefined);
}
