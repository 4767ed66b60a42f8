/** A rate in hundredths of a percent: 1900 is 19 %. */
export type TaxRate = number;

export type TaxRule = Readonly<{
  /** Whether prices contain the tax (EMEA) or it is added (NORA), C1.37. */
  included: boolean;
  /** Rate by destination: `US-ME`, else `US`; a destination without entry takes the rule's own. */
  rates: Readonly<Record<string, TaxRate>>;
  rate: TaxRate;
}>;

export type Destination = Readonly<{ country: string; province: string }>;

const whole = 10_000;

/** The rate for a destination: its province's, else its country's, else the market's own (C1.37). */
export function taxRateFor(rule: TaxRule, destination: Destination | undefined): TaxRate {
  if (!destination) return rule.included ? rule.rate : 0;
  const { country, province } = destination;
  return rule.rates[`${country}-${province}`] ?? rule.rates[country] ?? rule.rate;
}

/** Tax of an amount in minor units, rounded half up: within the amount when included, on top of it when not. */
export function taxOf(amount: number, rate: TaxRate, included: boolean): number {
  const share = included ? (amount * rate) / (whole + rate) : (amount * rate) / whole;
  return Math.round(share);
}
