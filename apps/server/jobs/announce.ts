import { tellEvents } from '../events/tell.ts';
import type { Shop } from '../kernel/shop.ts';
import { consumers } from './consumers.ts';

/** Tells everybody what has happened, until nothing is due; returns how many deliveries were heard. */
export function announce(shop: Shop): Promise<number> {
  return tellEvents(shop, consumers);
}
