import { deliverEvents } from '../events/deliver.ts';
import type { Shop } from '../kernel/shop.ts';
import { consumers } from './consumers.ts';

/** Delivers events to all consumers until none is due; returns how many deliveries succeeded. */
export function announce(shop: Shop): Promise<number> {
  return deliverEvents(shop, consumers);
}
