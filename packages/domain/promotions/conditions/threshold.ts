import type { Currency } from '../../money/currency.ts';
import type { Promotion } from '../promotion.ts';

/**
 * The distance of goods of a value from the threshold of a promotion, in minor units: 0 when just reached, negative
 * above it (C4.46). Undefined: it has none.
 */
export function distanceTo(
  { threshold }: Pick<Promotion, 'threshold'>,
  value: number,
  currency: Currency,
): number | undefined {
  const from = threshold?.[currency];
  return from === undefined ? undefined : from - value;
}
