import { transact } from '@eyelet/db/placement/atomic.ts';
import { consumer } from '../events/consumer.ts';
import { takeBackLent } from '../store-credit/end-advances.ts';
import { performRefund } from './refund.ts';

/**
 * Gives refunds as store credit. What was lent on a return is due once it is decided: the refund has taken it off, unless there was none of
 * it.
 */
export const creditMoves = consumer('store-credit', {
  'credit.decided': (shop, { refundKey }) => performRefund(shop, refundKey),
  'return.closed': ({ database, clock }, { returnId }) =>
    transact(database.db, (tx) => takeBackLent(tx, returnId, clock())),
});
