import { bulkOrders } from '@eyelet/db/bulk-actions/bulk-action.ts';
import {
  countErasedBuyers,
  countFailedTry,
  endBulkAction,
  endBulkOrder,
  failBulkAction,
  lockBulkAction,
  nextBulkOrder,
  takeBulkAction,
} from '@eyelet/db/bulk-actions/run.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaff } from '@eyelet/db/staff/person.ts';
import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { act } from './act.ts';
import { drawPapers } from './draw-papers.ts';

/** Tries of one order that fail until the others go on without it. */
const mostTries = 3;

/**
 * Goes on with all actions on many orders; returns with how many orders it has dealt. What is done to an order and that it is done are
 * one transaction, so that a run after a crash goes on with the orders that are left and does nothing twice.
 */
export async function runBulkActions(shop: Shop): Promise<number> {
  let dealt = 0;
  for (;;) {
    const step = await nextStep(shop);
    if (step === undefined) break;
    if (typeof step === 'object') await finish(shop, step.all);
    else {
      dealt += 1;
      wakeAnnouncer(shop.database);
    }
  }
  return dealt;
}

/** Deals with the next order; the id of an action of which nothing is left, undefined where nothing is due or others are at it. */
async function nextStep(shop: Shop) {
  const { db } = shop.database;
  let at: Readonly<{ bulk_id: string; item_no: number }> | undefined;
  try {
    return await transact(db, async (tx) => {
      at = undefined;
      const bulk = await takeBulkAction(tx);
      if (!bulk) return undefined;
      const order = await nextBulkOrder(tx, bulk.id);
      if (!order) return { all: bulk } as const;
      at = order;
      const reason = await act(tx, bulk, order, { ...bulk.asked_for, now: shop.clock() });
      await endBulkOrder(tx, order, reason);
      return 'dealt' as const;
    });
  } catch (error) {
    const failed = at;
    if (!failed) throw error;
    shop.log.error(
      { err: error, bulkId: failed.bulk_id, item: failed.item_no },
      'an action on many orders failed for one',
    );
    // Without a database this fails as well, and a later run goes on.
    await transact(db, async (tx) => {
      if ((await countFailedTry(tx, failed)) >= mostTries) await endBulkOrder(tx, failed, 'failed');
    });
    return 'dealt' as const;
  }
}

type Bulk = NonNullable<Awaited<ReturnType<typeof takeBulkAction>>>;

/** Ends an action of which nothing is left to do. */
async function finish(shop: Shop, bulk: Bulk): Promise<void> {
  const { id, action, done } = bulk;
  if (action === 'print' && done > 0) await finishWithPapers(shop, bulk);
  else await endBulkAction(shop.database.db, id, { pdf: null, at: shop.clock() });
}

/**
 * Ends an action with its papers, which are drawn now, outside of a transaction, as many take a while. Where a buyer was erased meanwhile, what
 * was drawn is dropped, and the next step draws them again.
 */
async function finishWithPapers(shop: Shop, { id, asked_for: by }: Bulk): Promise<void> {
  const { db } = shop.database;
  const orders = (await bulkOrders(db, id)).filter(({ state }) => state === 'done');
  const numbers = orders.map(({ order_number }) => order_number);
  const at = shop.clock();
  try {
    const erased = await countErasedBuyers(db, numbers);
    const reader = by.staffId === null ? undefined : await findStaff(db, by.staffId);
    const pdf = await drawPapers(shop, numbers, reader?.language ?? defaultMarket.language);
    await transact(db, async (tx) => {
      await lockBulkAction(tx, id);
      if ((await countErasedBuyers(tx, numbers)) === erased) await endBulkAction(tx, id, { pdf, at });
    });
  } catch (error) {
    shop.log.error({ err: error, bulkId: id }, 'the papers of many orders were not drawn');
    await failBulkAction(db, id, at);
  }
}
