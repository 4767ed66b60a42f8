import { isInvalidCustomer, tellRefusal } from '../session/refusals.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { startOver } from './start-over.ts';

/** Starts over and says so where a cart cannot be read because the shop does not know the shopper; answers whether it did. */
export async function tellUnread(error: unknown, shopper: Shopper, tag: string): Promise<boolean> {
  if (!isInvalidCustomer(error)) return false;
  startOver(shopper);
  await tellRefusal(error, tag);
  return true;
}
