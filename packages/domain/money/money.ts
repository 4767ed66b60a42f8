import type { Currency } from './currency.ts';

/** An amount in whole minor units (cents, pence) of a currency. */
export type Money = Readonly<{ amount: number; currency: Currency }>;

/** Money of whole minor units; throws on fractions, which only a wrong calculation can bring. */
export function money(amount: number, currency: Currency): Money {
  return { amount: whole(amount), currency };
}

/** Sum of two amounts; throws on different currencies. */
export function add(one: Money, other: Money): Money {
  return money(one.amount + sameCurrency(one, other).amount, one.currency);
}

/** Difference of two amounts; may be negative. Throws on different currencies. */
export function subtract(one: Money, other: Money): Money {
  return money(one.amount - sameCurrency(one, other).amount, one.currency);
}

/** An amount so many times; `times` is a whole number, such as a quantity. */
export function multiply(one: Money, times: number): Money {
  return money(one.amount * whole(times), one.currency);
}

function sameCurrency(one: Money, other: Money): Money {
  if (one.currency !== other.currency) throw new Error(`${one.currency} and ${other.currency} do not add up`);
  return other;
}

function whole(value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number`);
  return value;
}
