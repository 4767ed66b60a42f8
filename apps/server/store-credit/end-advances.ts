import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findReturn } from '@eyelet/db/returns/return.ts';
import { advancesToEnd, findAdvance, markDue, markLapsed } from '@eyelet/db/store-credit/advance.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { bookOutLate } from './book-out-erased.ts';
import { takeBackDue } from './take-back-due.ts';

/** Advances that a run ends. */
const batch = 200;

/**
 * Takes back what was lent on returns that are closed or whose goods have not come in time, and what is due of who has credit again; and
 * books out what has come back to erased accounts.
 */
export async function endAdvances({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  const due = await advancesToEnd(database.db, now, batch);
  for (const { return_id: returnId, order_number } of due) {
    await transact(database.db, async (tx) => {
      // As receiving its parcel does, so that goods which come this moment count.
      await lockOrderState(tx, order_number);
      await takeBackLent(tx, returnId, now);
    });
  }
  if (due.length > 0) wakeAnnouncer(database);
  await bookOutLate({ database, clock });
}

/**
 * Takes back what was lent on a return, as far as there is credit: once it is closed, or its goods have not come in time,
 * which its customer is told. Nothing before, and nothing while goods that have come are looked at.
 */
export async function takeBackLent(tx: Transaction<Tables>, returnId: string, now: Date): Promise<void> {
  const lent = await findAdvance(tx, returnId);
  if (!lent) return;
  await lockConsumer(tx, lent.consumer_id);
  const state = (await findReturn(tx, returnId))?.state;
  if (state === 'closed') await markDue(tx, returnId, now);
  else if (state === 'announced' && lent.lapses_at < now && (await markLapsed(tx, returnId, now))) {
    const { order_number: orderNumber } = lent;
    await writeFacts(tx, [{ name: 'credit.lapsed', subject: orderNumber, payload: { orderNumber, returnId } }], now);
  }
  await takeBackDue(tx, { consumerNo: lent.consumer_id, currency: lent.currency }, now);
}
