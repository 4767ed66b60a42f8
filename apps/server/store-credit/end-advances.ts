import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findReturn } from '@eyelet/db/returns/return.ts';
import { advancesToEnd, findAdvance, markDue } from '@eyelet/db/store-credit/advance.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Shop } from '../kernel/shop.ts';
import { takeBackDue } from './take-back-due.ts';

/** Advances that a run ends. */
const batch = 200;

/** Takes back what was lent on returns whose goods have not come in time, and what is due of who has credit again. */
export async function endAdvances({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  for (const { return_id: returnId, order_number, due_at } of await advancesToEnd(database.db, now, batch)) {
    await transact(database.db, async (tx) => {
      // As receiving its parcel does, so that goods which come this moment count.
      await lockOrderState(tx, order_number);
      if (due_at === null && (await findReturn(tx, returnId))?.state !== 'announced') return;
      await takeBackLent(tx, returnId, now);
    });
  }
}

/** What was lent on a return is due from now on, and taken back as far as there is credit. */
export async function takeBackLent(tx: Transaction<Tables>, returnId: string, now: Date): Promise<void> {
  const lent = await findAdvance(tx, returnId);
  if (!lent) return;
  await lockConsumer(tx, lent.consumer_id);
  await markDue(tx, returnId, now);
  await takeBackDue(tx, { consumerNo: lent.consumer_id, currency: lent.currency }, now);
}
