import type { AdjustmentType } from '@eyelet/contracts/cart/price-adjustment.ts';
import { mostOff, mostTaken } from './adjustment.ts';

/** What is asked for: the value in percent, or in major units of what a unit is to cost or to be cheaper by. */
export type Asked = Readonly<{ type: AdjustmentType; value: number; reason: string }>;

export type AdjustmentProblem =
  | Readonly<{ field: 'value'; why: 'not-positive' | 'too-fine' | 'not-less' }>
  /** More than 30 percent; `most` is allowed: hundredths of a percent, or minor units. */
  | Readonly<{ field: 'value'; why: 'too-much'; most: number }>
  | Readonly<{ field: 'reason'; why: 'missing' }>
  /** All lines together have a percentage only. */
  | Readonly<{ field: 'type'; why: 'only-percentage' }>;

/** The value as it is kept: hundredths of a percent, or minor units; undefined with more than two decimals. */
export function keptValue(value: number): number | undefined {
  const kept = Math.round(value * 100);
  return Math.abs(value * 100 - kept) < 1e-6 ? kept : undefined;
}

/**
 * Why an adjustment may not be given to a unit of a price, in minor units, or to a whole cart, where there is none: at
 * most 30 percent, or a fixed price from 0 to below the present one, and always for a reason (C7.62).
 */
export function adjustmentProblem({ type, value, reason }: Asked, price: number | null): AdjustmentProblem | undefined {
  if (price === null && type !== 'percentage') return { field: 'type', why: 'only-percentage' };
  const kept = keptValue(value);
  if (kept === undefined) return { field: 'value', why: 'too-fine' };
  if (kept < 0 || (kept === 0 && type !== 'fixed price')) return { field: 'value', why: 'not-positive' };
  if (type === 'fixed price') {
    if (kept >= (price ?? 0)) return { field: 'value', why: 'not-less' };
  } else {
    const most = type === 'percentage' ? mostTaken : mostOff(price ?? 0);
    if (kept > most) return { field: 'value', why: 'too-much', most };
  }
  return reason.trim() === '' ? { field: 'reason', why: 'missing' } : undefined;
}
