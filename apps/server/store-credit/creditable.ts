import { exchangeMethodId } from '@eyelet/contracts/cart/instrument.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { paymentsLeft } from '@eyelet/db/store-credit/payments-left.ts';
import { valueMethods } from '@eyelet/domain/payments/value-methods.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';

/**
 * The methods whose payments never become store credit: value goes back to where it came from, whoever keeps it, and so does what an
 * exchange carries.
 */
export const keptMethods: readonly string[] = [...valueMethods, exchangeMethodId];

/** Whether what a method has paid can be given back as store credit. */
export function isCreditable(method: string): boolean {
  return !keptMethods.includes(method);
}

/** What of the payments of an order could still become store credit, in minor units. */
export async function creditableLeft(db: Reader, orderNumber: string): Promise<number> {
  return leftOf((await paymentsLeft(db, orderNumber)).filter(({ method }) => isCreditable(method)));
}
