import { exchangeMethodId } from '@eyelet/contracts/cart/instrument.ts';
import { isValueMethod } from '../payments/value-methods.ts';
import { leftOf } from '../refunds/left.ts';

type Paid = Readonly<{ method: string; amount: number; refunded: number }>;

/**
 * Whether what a method has paid can be given back as store credit: value goes back to where it came from, whoever keeps it, and so does
 * what an exchange carries.
 */
export function isCreditable(method: string): boolean {
  return !isValueMethod(method) && method !== exchangeMethodId;
}

/** What of some payments could still become store credit, in minor units. */
export function creditableLeft(payments: readonly Paid[]): number {
  return leftOf(payments.filter(({ method }) => isCreditable(method)));
}
