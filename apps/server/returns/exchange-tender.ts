import type { Database } from '@eyelet/db/database.ts';
import { giveBackCarried, isCarried } from '@eyelet/db/returns/carried-payment.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { exchangeTender } from '../tenders/names.ts';
import type { Tender } from '../tenders/tender.ts';

/**
 * What an order of an exchange is paid with: what its return carries, of the payments of the returned order. A refund of it is one of
 * those payments, so that money goes back to where it came from. The id of a payment is that of its return. Nothing is ever authorised
 * by it, as the order is written with it.
 */
export function createExchangeTender(database: Pick<Database, 'db'>): Tender {
  const giveBack = async (returnId: string, key: string, amount: number | undefined, now: Date) => {
    const wish = { returnId, key, now, ...(amount === undefined ? {} : { amount }) };
    const isGiven = await giveBackCarried(database.db, wish, refundShares);
    if (isGiven) wakeAnnouncer(database);
    return isGiven;
  };
  return {
    name: exchangeTender,
    authorise: () => Promise.resolve({ kind: 'declined' }),
    async find(key) {
      return (await isCarried(database.db, key)) ? { kind: 'authorised', paymentId: key } : undefined;
    },
    capture: () => Promise.resolve(),
    async void(key, now) {
      await giveBack(key, `${key}-void`, undefined, now);
      return 'released';
    },
    async refund({ key, paymentId, amount }, now) {
      const isGiven = await giveBack(paymentId, key, amount, now);
      return isGiven ? { kind: 'refunded', refundId: key } : { kind: 'refused' };
    },
  };
}
