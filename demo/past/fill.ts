import { hasItems } from '@eyelet/db/content/has-items.ts';
import type { Database } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockSetting } from '@eyelet/db/settings/lock-setting.ts';
import { readSetting, settingOr, writeSetting } from '@eyelet/db/settings/setting.ts';
import type { Shop } from '@eyelet/server/kernel/shop.ts';
import { loadCases } from '../cases/load.ts';
import type { Past } from '../load/past.ts';
import { loadLooks } from '../looks/load.ts';
import { loadPastOrders } from '../past-orders/load.ts';
import { loadReturns } from '../returns/load.ts';
import { loadShipFromStore } from '../ship-from-store/load.ts';
import { loadTransfers } from '../transfers/load.ts';

/** The setting with the moment from which the past is made up, or that it was. */
const name = 'demo-past';
const done = 'done';

/** Notes, before anything is loaded, that a database is filled for the first time: it has no page, which every shop has once it was open. */
export async function noteFirstFill(database: Database, now: Date): Promise<void> {
  if (await hasItems(database, 'page')) return;
  await settingOr(database.db, name, () => now.toISOString());
}

/**
 * Makes up what has happened in the demo brand: orders, and what has followed from them. Only in a database that is filled for the first
 * time, as facts of a used one would be heard as if they were of the past. Of several processes that start together one at a time does it,
 * and after an interruption it goes on. Returns whether there was anything to do.
 */
export async function fillPast(shop: Shop, past: (now: Date) => Past): Promise<boolean> {
  const { db } = shop.database;
  if (!isDue(await readSetting(db, name))) return false;
  return transact(db, async (tx) => {
    await lockSetting(tx, name);
    const first = await readSetting(tx, name);
    if (!isDue(first)) return false;
    const filling = { today: Date.parse(first), past, attempt: attemptWith(shop) };
    await loadPastOrders(filling);
    await loadReturns(filling);
    await loadCases(filling);
    await loadLooks(filling);
    await loadTransfers(filling);
    await loadShipFromStore(filling);
    await past(new Date(first)).hearFacts();
    await writeSetting(tx, name, done);
    return true;
  });
}

const isDue = (first: string | undefined): first is string => first !== undefined && first !== done;

function attemptWith({ log }: Pick<Shop, 'log'>) {
  return async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `the demo goes without ${what}`);
    }
  };
}
