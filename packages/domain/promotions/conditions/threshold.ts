import type { Currency } from '../../money/currency.ts';
import type { Promotion } from '../promotion.ts';

/**
 * How far goods of a value are from what a promotion asks for, in minor units: 0 when just reached, negative above it
 * (C4.46). Undefined: it asks for nothing.
 */
export function distanceTo(
  { threshold }: Pick<Promotion, 'threshold'>,
  value: number,
  currency: Currency,
): number | undefined {
  const from = threshold?.[currency];
  return from === undefined ? undefined : from - value;
}
