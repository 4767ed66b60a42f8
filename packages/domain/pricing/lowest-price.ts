import type { TaxRules } from '../markets/market.ts';
import { taxRateFor } from '../tax/tax.ts';

/** Rates are thousandths of a percent. */
const whole = 100_000;

/**
 * The lowest price of a unit at which so many percent of it, without tax, are left over its cost; minor units, rounded up. Undefined:
 * nothing is guarded, or the cost is not known.
 */
export function lowestPrice(cost: number | undefined, percent: number, tax: TaxRules): number | undefined {
  if (cost === undefined || percent <= 0) return undefined;
  const withoutTax = Math.ceil((cost * 100) / (100 - percent));
  // Prices with tax are those of the country of the market.
  return tax.included ? Math.ceil((withoutTax * (whole + taxRateFor(tax, undefined))) / whole) : withoutTax;
}
