import type { Transaction } from '@eyelet/db/database.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { expect } from 'vitest';

/** Waits until this many connections wait for locks. */
export async function waitForWaiting({ shop }: RunningShop, count: number): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await shop.database.pool.query(waiting)).rowCount).toBe(count);
}

/** Runs something while an order is locked, as by a process that is changing it. */
export async function whileLocked(
  running: RunningShop,
  orderNumber: string,
  act: (tx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await running.shop.database.db.transaction().execute(async (tx) => {
    await lockOrderState(tx, orderNumber);
    await act(tx);
  });
}
