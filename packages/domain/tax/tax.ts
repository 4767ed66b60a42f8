import type { TaxRules } from '../markets/market.ts';

export type Destination = Readonly<{ country: string; province: string }>;

/** Rates are thousandths of a percent. */
const whole = 100_000;

/**
 * The rate for a destination: its province's, else its country's (C1.37). Without an address the market's assumed
 * destination applies; without one, no tax is shown yet.
 */
export function taxRateFor(rules: TaxRules, destination: Destination | undefined): number {
  if (!destination) return rules.rates[rules.assumedDestination ?? ''] ?? 0;
  const { country, province } = destination;
  return rules.rates[`${country}-${province}`] ?? rules.rates[country] ?? 0;
}

/** Tax of an amount in minor units, rounded half up: within the amount if included, on top of it if not. */
export function taxOf(amount: number, rate: number, included: boolean): number {
  return Math.round(exactTaxOf(amount, rate, included));
}

/** The same before rounding. */
export function exactTaxOf(amount: number, rate: number, included: boolean): number {
  return included ? (amount * rate) / (whole + rate) : (amount * rate) / whole;
}
