import { transact } from '@eyelet/db/placement/atomic.ts';
import { consumer } from '../events/consumer.ts';
import { takeBackLent } from './end-advances.ts';

/** What was lent on a return is taken back once it is decided; what its goods have given as credit comes by itself, as a refund. */
export const lentCredit = consumer('store-credit', {
  'return.closed': ({ database, clock }, { returnId }) =>
    transact(database.db, (tx) => takeBackLent(tx, returnId, clock())),
});
