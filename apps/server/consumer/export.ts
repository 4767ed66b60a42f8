import { exportData } from '@eyelet/contracts/consumer/operations.ts';
import { insertExport, openExportOf } from '@eyelet/db/exports/export.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import { handle } from '../kernel/handle.ts';

/** Has all data gathered by a job; asked again meanwhile, it is the same export. */
export const askForExport = handle(exportData, async (_, { shop, session, now, newId }) => {
  const { db } = shop.database;
  const consumerId = session?.consumerNo ?? '';
  const open = await openExportOf(db, consumerId);
  if (open) return { exportId: open, state: 'gathering' as const };
  const id = newId();
  await db.transaction().execute((tx) => insertExport(tx, { id, consumerId, now }));
  wakeAnnouncer(shop.database);
  return { exportId: id, state: 'gathering' as const };
});
