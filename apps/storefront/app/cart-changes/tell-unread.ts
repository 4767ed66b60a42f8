import { isInvalidCustomer, tellRefusal } from '../session/refusals.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { startOver } from './start-over.ts';

/**
 * Starts over with a message when a cart cannot be read because the server does not know the shopper; resolves to
 * whether it did.
 */
export async function tellUnread(error: unknown, shopper: Shopper, tag: string): Promise<boolean> {
  if (!isInvalidCustomer(error)) return false;
  startOver(shopper);
  await tellRefusal(error, tag);
  return true;
}
