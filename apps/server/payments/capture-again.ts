import { ordersToEnd } from '@eyelet/db/captures/by-parcel.ts';
import { askAgain, ordersToAskAgain } from '@eyelet/db/captures/capture.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Shop } from '../kernel/shop.ts';
import { askCaptures } from './ask-captures.ts';
import { askedAgainAt, captureDue } from './capture-due.ts';

/** Orders that one run looks at, of each kind. */
const most = 100;

/**
 * Captures what its provider would soon hold no longer, although its goods have not left, ends payments of which
 * nothing is held, and asks again for captures that were refused, with growing pauses, or of which nobody has heard.
 * Returns how many orders it has looked at.
 */
export async function captureAgain(shop: Shop): Promise<number> {
  const { db } = shop.database;
  const now = shop.clock();
  const { name, parts } = shop.payments;
  const ending = await ordersToEnd(db, { now, limit: most, later: parts?.decidesLater ? [name] : [] });
  for (const orderNumber of ending) await attempt(shop, orderNumber, () => captureDue(shop, orderNumber, 'lapse'));
  const open = await ordersToAskAgain(db, now, most);
  for (const orderNumber of open) {
    await attempt(shop, orderNumber, async () => {
      await transact(db, (tx) => askAgain(tx, orderNumber, { now, againAt: askedAgainAt(now) }));
      await askCaptures(shop, orderNumber);
    });
  }
  return ending.length + open.length;
}

/** An order that fails must not block the others. */
async function attempt({ log }: Shop, orderNumber: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.warn({ err: error, orderNumber }, 'a capture failed and is left to a later run');
  }
}
