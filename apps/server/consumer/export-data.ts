import { exportData } from '@eyelet/contracts/consumer/export-data.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { handle } from '../kernel/handle.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { beginExport } from './begin-export.ts';

/** Requests an export of all data of the consumer; while one is under way, the same is answered. */
export const exportDataHandler = handle(exportData, async (context) => {
  const { shop, session } = context;
  const exportId = await transact(shop.database.db, (tx) => beginExport(tx, session?.consumerNo ?? '', context));
  wakeAnnouncer(shop.database);
  return { exportId, state: 'gathering' as const };
});
