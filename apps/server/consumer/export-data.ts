import { exportData } from '@eyelet/contracts/consumer/export-data.ts';
import { insertExport, openExportOf } from '@eyelet/db/exports/export.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';

/** Requests an export of all data of the consumer; while one is under way, the same is answered. */
export const exportDataHandler = handle(exportData, async ({ shop, session, now, newId }) => {
  const consumerId = session?.consumerNo ?? '';
  const exportId = await transact(shop.database.db, async (tx) => {
    const open = await openExportOf(tx, consumerId);
    if (open) return open;
    const id = newId();
    await insertExport(tx, { id, consumerId, now });
    return id;
  });
  wakeAnnouncer(shop.database);
  return { exportId, state: 'gathering' as const };
});
