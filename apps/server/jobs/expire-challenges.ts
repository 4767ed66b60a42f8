import { cancelChallenged, overdueChallenges } from '@eyelet/db/orders/settle-challenge.ts';
import type { Shop } from '../shop.ts';
import { wakeAnnouncer } from './wake.ts';

/** Cancels orders whose challenge was not met in time (C8.163); returns how many. */
export async function expireChallenges(shop: Shop): Promise<number> {
  const now = shop.clock();
  let expired = 0;
  for (const { orderNumber, locale } of await overdueChallenges(shop.database.pool, now, 200)) {
    if (!(await cancelChallenged(shop.database.pool, orderNumber, 'challenge timed out', now))) continue;
    expired += 1;
    shop.events.orderFailed({ orderNumber, locale, reason: 'timeout' });
  }
  if (expired > 0) wakeAnnouncer(shop.database);
  return expired;
}
